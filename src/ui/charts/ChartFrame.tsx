import { Download, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../parts/Button";
import { cx } from "../parts/cx";
import { MenuButton } from "../parts/MenuButton";
import { saveFile } from "../parts/saveFile";
import { ChartTable } from "./ChartTable";
import { csvBlob } from "./csv";
import { savePng, saveSvg } from "./download";
import type { Picture } from "./picture";
import type { TableData } from "./table-data";

export interface ChartFrameProps {
  title: string;
  /** What the chart says at a glance, or how to read it. */
  summary?: ReactNode;
  /** Selects and switches that change what is drawn. */
  controls?: ReactNode;
  legend?: ReactNode;
  /** The same numbers, made only when wanted. */
  table: () => TableData;
  /** What is on screen as a picture; null where nothing is drawn. */
  picture: () => Picture | null;
  /** Name of downloaded files, without an ending. */
  fileName: string;
  /** Nothing is drawn: there is no picture to save, and `children` says why. */
  empty?: boolean;
  children: ReactNode;
}

/** What every chart has around it: its name, its legend, its numbers and its downloads. */
export function ChartFrame({
  title,
  summary,
  controls,
  legend,
  table,
  picture,
  fileName,
  empty = false,
  children,
}: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const headingId = useId();

  const save = (write: (drawn: Picture) => void | Promise<void>) => async () => {
    setProblem(null);
    const drawn = picture();
    if (drawn === null) return;
    try {
      await write(drawn);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <section aria-labelledby={headingId} className="px-5 py-4 max-sm:px-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <h2 id={headingId} className="min-w-40 flex-1 py-1.5 font-semibold text-base">
          {title}
        </h2>
        {!empty && (
          <div className="flex shrink-0 items-center gap-2">
            <Button
              aria-pressed={asTable}
              className={asTable ? "border-accent bg-accent-soft text-accent" : undefined}
              onClick={() => setAsTable(!asTable)}
            >
              <Table2 aria-hidden className="size-3.5" />
              Table
            </Button>
            <MenuButton
              label="Download"
              align="end"
              icon={<Download aria-hidden className="size-3.5" />}
              items={[
                {
                  id: "svg",
                  label: "Picture, SVG",
                  disabled: asTable,
                  onSelect: () => void save((drawn) => saveSvg(drawn, fileName))(),
                },
                {
                  id: "png",
                  label: "Picture, PNG",
                  disabled: asTable,
                  onSelect: () => void save((drawn) => savePng(drawn, fileName))(),
                },
                {
                  id: "csv",
                  label: "Numbers, CSV",
                  onSelect: () => saveFile(`${fileName}.csv`, csvBlob(table())),
                },
              ]}
            >
              <span className="max-sm:sr-only">Download</span>
            </MenuButton>
          </div>
        )}
      </div>
      {summary && <div className="max-w-[88ch] text-dim text-sm">{summary}</div>}
      {problem !== null && (
        <p role="alert" className="mt-1 text-bad text-sm">
          {problem}
        </p>
      )}
      {controls && <div className="mt-3 flex flex-wrap items-end gap-3">{controls}</div>}
      {legend && !asTable && !empty && <div className="-mx-1.5 mt-2">{legend}</div>}
      <div className={cx("mt-2", !asTable && "relative")}>
        {asTable && !empty ? <ChartTable data={table()} /> : children}
      </div>
    </section>
  );
}
