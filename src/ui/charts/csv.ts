import { csvText } from "../../compare/csv";
import { headerOf, type TableData } from "./table-data";

/** The numbers of a chart as a file: raw, with their unit in the header. */
export const csvBlob = ({ columns, rows }: TableData): Blob =>
  new Blob([csvText([columns.map(headerOf), ...rows])], { type: "text/csv;charset=utf-8" });
