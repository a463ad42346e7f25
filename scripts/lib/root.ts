import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");
/** The built app; BOXSCORE_DIST names another build, so that several can be served and tested at once. */
export const dist = resolve(root, process.env.BOXSCORE_DIST ?? "dist");
