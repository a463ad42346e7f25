/** Hands a file to the browser's own way of saving. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has returned; an address that stays holds its memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same for a text of a type, "text/csv". */
export const saveText = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
