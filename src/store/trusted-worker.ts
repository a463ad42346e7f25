/*
 * The page's policy (CSP) lets only trusted addresses become scripts. This makes trusted those in the
 * app's own folder, and no others.
 */

interface ScriptPolicy {
  /** Really a TrustedScriptURL, which stands wherever the address as a text may. */
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

declare global {
  interface Window {
    /** Only where the browser has trusted types. */
    readonly trustedTypes?: PolicyFactory;
  }
}

function ownScript(url: string): string {
  const folder = new URL(".", document.baseURI).href;
  if (!new URL(url, folder).href.startsWith(folder)) throw new Error(`${url} is not of this app`);
  return url;
}

let policy: ScriptPolicy | null = null;

/** The address of one of the app's own scripts, as a worker or service worker may be made of it. */
export function scriptAddress(url: string | URL): string {
  policy ??= window.trustedTypes?.createPolicy("boxscore", { createScriptURL: ownScript }) ?? {
    createScriptURL: ownScript,
  };
  return policy.createScriptURL(String(url));
}

/**
 * The constructor of workers that run the app's own scripts. The bundler knows a worker's file by the
 * words "new Worker(new URL(…))", so name it Worker where it is used.
 */
export const trustedWorkers = (): (new (url: URL, options: WorkerOptions) => Worker) =>
  class extends Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(scriptAddress(url), options);
    }
  };
