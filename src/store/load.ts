/** Something that is fetched when first wanted. */
export type Load<Value> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: Value }
  | { readonly status: "failed"; readonly problem: string };

/** A file could not be had; the message says what happened, in words for people. */
export class LoadError extends Error {
  override readonly name = "LoadError";
}

/** The part of fetch that loading needs. */
export type Fetch = (url: string) => Promise<Response>;

async function fetchFile(url: string, fetcher: Fetch): Promise<Response> {
  let response: Response;
  try {
    response = await fetcher(url);
  } catch {
    throw new LoadError(`${url} could not be reached: no connection, or the request was blocked.`);
  }
  if (response.ok) return response;
  throw new LoadError(
    response.status === 404
      ? `${url} is not on the server (404).`
      : `The server answered ${response.status} for ${url}.`,
  );
}

/** The text of a file. Throws LoadError. */
export async function fetchText(url: string, fetcher: Fetch): Promise<string> {
  const response = await fetchFile(url, fetcher);
  try {
    return await response.text();
  } catch {
    throw new LoadError(`The connection broke off while ${url} was loading.`);
  }
}

/** The JSON of a file. Throws LoadError. */
export async function fetchJson(url: string, fetcher: Fetch): Promise<unknown> {
  const text = await fetchText(url, fetcher);
  try {
    return JSON.parse(text);
  } catch {
    throw new LoadError(`${url} is not JSON.`);
  }
}

/** What to tell of an error of any kind. */
export const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
