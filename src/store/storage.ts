import type * as z from "zod/mini";
import { showNotice } from "./notices-store";

/** The part of the browser's storage that is used. */
export type KeepStore = Pick<Storage, "getItem" | "setItem">;

/** The names of what is kept in the browser; state-keys.ts says what each is. */
export type KeptKey = "boxscore.workloads";

/** Null where the browser has none or forbids it: asking alone may throw. */
function browserStorage(): KeepStore | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function tell(title: string, detail: string): void {
  showNotice({ id: "storage", kind: "warning", title, details: [detail] });
}

const isQuota = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");

/**
 * What was kept under a key; null where nothing was, or where it is not in order. That is left as it
 * is, and said.
 */
export function readKept<Schema extends z.ZodMiniType>(
  key: KeptKey,
  schema: Schema,
  storage: KeepStore | null = browserStorage(),
): z.infer<Schema> | null {
  let text: string | null;
  try {
    text = storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
  if (text === null) return null;
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  tell(
    "Something kept in this browser could not be read.",
    `“${key}” is not in the form that this version writes; it is left alone until you save again.`,
  );
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value, or says why it could not be kept. Gives whether it was. */
export function keep(
  key: KeptKey,
  value: unknown,
  storage: KeepStore | null = browserStorage(),
): boolean {
  try {
    if (storage === null) throw new Error("no storage");
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    tell(
      "This could not be kept in the browser.",
      isQuota(error)
        ? "The browser’s storage for this page is full. It holds until the page is closed; remove something saved, or copy the link, which carries your choices."
        : "The browser keeps nothing for this page (private window, or storage switched off). It holds until the page is closed; the link carries your choices.",
    );
    return false;
  }
}
