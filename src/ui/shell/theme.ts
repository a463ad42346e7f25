import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

// public/theme.js reads the same key before the first paint.
const key = "boxscore.theme";

function kept(): Theme {
  try {
    const name = localStorage.getItem(key);
    return themes.find((theme) => theme === name) ?? "system";
  } catch {
    return "system";
  }
}

let current: Theme | null = null;
const listeners = new Set<() => void>();

export function readTheme(): Theme {
  current ??= kept();
  return current;
}

/** Shows the theme and keeps it, where the browser lets it be kept. */
export function applyTheme(theme: Theme): void {
  current = theme;
  const page = document.documentElement;
  if (theme === "system") page.removeAttribute("data-theme");
  else page.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // It then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that is chosen, from wherever it is. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme);
