import { saveFile } from "../parts/saveFile";
import type { Picture } from "./picture";

const svgBlob = ({ svg }: Picture): Blob => new Blob([svg], { type: "image/svg+xml" });

export const saveSvg = (picture: Picture, name: string): void =>
  saveFile(`${name}.svg`, svgBlob(picture));

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
    saveFile(`${name}.png`, blob);
  } finally {
    URL.revokeObjectURL(address);
  }
}
