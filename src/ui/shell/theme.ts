export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

// public/theme.js reads the same key before the first paint.
const key = "boxscore.theme";

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return themes.find((theme) => theme === kept) ?? "system";
  } catch {
    return "system";
  }
}

/** Shows the theme and keeps it, where the browser lets it be kept. */
export function applyTheme(theme: Theme): void {
  const page = document.documentElement;
  if (theme === "system") page.removeAttribute("data-theme");
  else page.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // It then lasts until the page is left.
  }
}
