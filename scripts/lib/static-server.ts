import { existsSync, readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { type HeaderRule, headersFor, parseHeadersFile } from "./headers-file";

export interface ServeOptions {
  folder: string;
  port: number;
  host?: string;
  /** The path the folder is mounted at, as on a host that serves the app from a sub-path. */
  base?: string;
}

export interface RunningServer {
  address: string;
  close: () => Promise<void>;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const isText = (type: string) => /^text\/|json|javascript|svg/.test(type);

interface Entry {
  tag: string;
  type: string;
  plain: Buffer;
  gzip: Buffer | null;
}

/** Reads and compresses each file once for each time that it changes. */
function cachedReader() {
  const cache = new Map<string, Entry>();
  return async (file: string): Promise<Entry | null> => {
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    const tag = `W/"${info.size.toString(36)}-${info.mtimeMs.toString(36)}"`;
    const known = cache.get(file);
    if (known?.tag === tag) return known;
    const plain = await readFile(file);
    const type = types[extname(file)] ?? "application/octet-stream";
    const entry = { tag, type, plain, gzip: isText(type) ? gzipSync(plain, { level: 9 }) : null };
    cache.set(file, entry);
    return entry;
  };
}

/** The path under the folder that a URL asks for, or null when it asks for something outside. */
export function pathInside(folder: string, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(decoded)) return null;
  const file = resolve(join(folder, decoded));
  return file === folder || file.startsWith(folder + sep) ? file : null;
}

function send(response: ServerResponse, status: number, text: string, headers = {}) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  response.end(`${text}\n`);
}

function handler(root: string, base: string) {
  const folder = resolve(root);
  const read = cachedReader();
  const headersFile = join(folder, "_headers");
  const rules: HeaderRule[] = existsSync(headersFile)
    ? parseHeadersFile(readFileSync(headersFile, "utf8"))
    : [];

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? "GET";
    if (method !== "GET" && method !== "HEAD") {
      return send(response, 405, "Only GET and HEAD", { Allow: "GET, HEAD" });
    }
    const [path = "/", query] = (request.url ?? "/").split("?", 2);
    if (`${path}/` === base) return send(response, 308, "Moved", { Location: base });
    const local = path.startsWith(base) ? `/${path.slice(base.length)}` : null;
    const file = local === null ? null : pathInside(folder, local);
    if (local === null || file === null) return send(response, 404, "Not found");

    const isFolder = (await stat(file).catch(() => null))?.isDirectory() ?? false;
    if (isFolder && !local.endsWith("/")) {
      const suffix = query === undefined ? "" : `?${query}`;
      return send(response, 308, "Moved", { Location: `${base}${local.slice(1)}/${suffix}` });
    }
    const entry = await read(isFolder ? join(file, "index.html") : file);
    if (!entry || (!isFolder && local.endsWith("/"))) return send(response, 404, "Not found");

    const headers: Record<string, string> = {
      "Cache-Control": "no-cache",
      "Content-Type": entry.type,
      ETag: entry.tag,
      ...headersFor(rules, local),
    };
    if (entry.gzip) headers.Vary = "Accept-Encoding";
    if (request.headers["if-none-match"] === entry.tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const takesGzip = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
    const body = entry.gzip && takesGzip ? entry.gzip : entry.plain;
    if (body === entry.gzip) headers["Content-Encoding"] = "gzip";
    headers["Content-Length"] = String(body.length);
    response.writeHead(200, headers);
    response.end(method === "HEAD" ? undefined : body);
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      const advice = `Port ${port} on ${host} is taken. Free it, or choose another with --port or PORT.`;
      fail(taken ? new Error(advice) : error);
    });
    server.listen(port, host, () => done());
  });
}

/** Serves a folder as a plain static host would: no rewrite rules, the headers of its `_headers`. */
export async function serveFolder(options: ServeOptions): Promise<RunningServer> {
  const { folder, port, host = "127.0.0.1", base = "/" } = options;
  if (!/^\/(.*\/)?$/.test(base)) throw new Error(`The base "${base}" must begin and end with "/".`);
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`${folder} has no index.html. Build first: npm run build`);
  }
  const answer = handler(folder, base);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, 500, "Internal error");
      else response.destroy();
    });
  });
  await listen(server, port, host);
  const bound = server.address();
  const boundPort = typeof bound === "object" && bound ? bound.port : port;
  return {
    address: `http://${host}:${boundPort}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
