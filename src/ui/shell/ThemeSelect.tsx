import { Monitor, Moon, Sun } from "lucide-react";
import { type Theme, themes } from "./theme";

const looks = {
  system: { Icon: Monitor, label: "System theme" },
  light: { Icon: Sun, label: "Light theme" },
  dark: { Icon: Moon, label: "Dark theme" },
};

export interface ThemeSelectProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

/** A native select lies unseen over the icon: its list, keys and names come with the browser. */
export function ThemeSelect({ value, onChange }: ThemeSelectProps) {
  const { Icon, label } = looks[value];
  return (
    <span className="relative grid size-8 shrink-0 place-content-center rounded-md border border-line bg-surface text-dim focus-within:text-ink hover:border-edge hover:bg-hover hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 pointer-coarse:size-10">
      <Icon aria-hidden className="size-4" />
      <select
        aria-label="Theme"
        title={label}
        className="absolute inset-0 cursor-pointer opacity-0"
        value={value}
        onChange={(event) => {
          const chosen = themes.find((theme) => theme === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme} className="bg-raised text-ink">
            {looks[theme].label}
          </option>
        ))}
      </select>
    </span>
  );
}
