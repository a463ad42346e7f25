import type { Picture } from "./picture";

/** Hands a file to the browser's own way of saving. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const svgBlob = ({ svg }: Picture): Blob => new Blob([svg], { type: "image/svg+xml" });

export const saveSvg = (picture: Picture, name: string): void =>
  saveFile(svgBlob(picture), `${name}.svg`);

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The browser could not read the picture."));
    image.src = address;
  });
}

/** Saves a picture as pixels, twice as fine as it stands on the page. */
export async function savePng(picture: Picture, name: string): Promise<void> {
  const address = URL.createObjectURL(svgBlob(picture));
  try {
    const image = await loadImage(address);
    const canvas = document.createElement("canvas");
    canvas.width = picture.width * 2;
    canvas.height = picture.height * 2;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (blob === null) throw new Error("The browser could not draw the picture.");
    saveFile(blob, `${name}.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}
