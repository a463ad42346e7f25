import { useEffect, useState } from "react";

/**
 * A module that is fetched when first wanted and null until it is there. A failed fetch (offline,
 * a newer release on the server) is tried again the next time it is wanted.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onFailed: () => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    if (!wanted || loaded !== null) return;
    let current = true;
    load().then(
      (module) => current && setLoaded(() => module),
      () => current && onFailed(),
    );
    return () => {
      current = false;
    };
  }, [wanted, loaded, load, onFailed]);
  return loaded;
}
