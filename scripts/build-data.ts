import { resolve } from "node:path";
import { BadData, buildData } from "./data/build";

const data = resolve(import.meta.dirname, "../public/data");

try {
  const { cards, bytes } = buildData(data, data);
  console.log(`index.json: ${cards} cards, ${(bytes / 1000).toFixed(0)} kB before compression`);
} catch (error) {
  if (!(error instanceof BadData)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
