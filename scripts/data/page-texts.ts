/** Stored page texts in public/data/sources: the address of a page and the file with its text. */
export const pageTexts: Readonly<Record<string, string>> = {
  "https://www.dexto.ai/docs/platform/api/sandboxes/": "dexto-cpu-sandboxes-api.txt",
};
