import { cx } from "../parts/cx";
import { Select } from "../parts/Select";
import { goToSection, type SectionId, sections } from "./sections";

const options = sections.map(({ id, title }) => ({ value: id, label: title }));

/** The parts of the page: a list beside it where there is room, a select over it where there isn't. */
export function TableOfContents({ current }: { current: SectionId }) {
  return (
    <nav aria-label="On this page" className="no-print">
      <Select
        label="Go to"
        labelHidden
        value={current}
        options={options}
        onChange={goToSection}
        className="md:hidden"
      />
      <ul className="max-md:hidden">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => goToSection(id)}
              aria-current={id === current ? "location" : undefined}
              className={cx(
                "block w-full border-l-2 px-3 py-1 text-left text-sm pointer-coarse:min-h-9 hover:text-ink",
                id === current
                  ? "border-accent font-semibold text-ink"
                  : "border-line text-dim hover:border-edge",
              )}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
