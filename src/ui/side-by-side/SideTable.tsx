import { useCallback, useState } from "react";
import type { FeatureKey } from "../../card/features";
import type { Requirements } from "../../compare/requirements";
import { type Compared, differenceText, type SideSection } from "../../compare/side-by-side";
import { useLoaded } from "../parts/useLoaded";
import { needWords } from "../requirements/need-words";
import { ColumnHead } from "./ColumnHead";
import { sectionId } from "./section-anchors";
import { useReorder } from "./useReorder";
import { ValueCell } from "./ValueCell";

export interface SideTableProps {
  compared: readonly Compared[];
  sections: readonly SideSection[];
  needs: Requirements["needs"];
}

const loadEvidence = () => import("../matrix/FeatureEvidence");

interface OpenedFact {
  readonly cardId: string;
  readonly feature: FeatureKey;
  readonly anchor: HTMLElement;
}

/** A row a fact, a column a provider; the head and the first column stay in view. */
export function SideTable({ compared, sections, needs }: SideTableProps) {
  const reorder = useReorder();
  const [opened, setOpened] = useState<OpenedFact | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const evidence = useLoaded(loadEvidence, opened !== null, close);
  return (
    <>
      <p role="status" className="sr-only">
        {reorder.announcement}
      </p>
      <section
        aria-label="Providers side by side"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
        tabIndex={0}
        className="side-scroll fill"
      >
        <table
          className="side-table"
          style={{ minWidth: `calc(var(--side-label) + ${compared.length} * var(--side-column))` }}
        >
          <caption className="sr-only">Providers side by side, the best of each row marked</caption>
          <colgroup>
            <col className="side-label-column" />
            {compared.map(({ row }) => (
              <col key={row.id} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td className="side-corner" />
              {compared.map((one, place) => (
                <ColumnHead
                  key={one.row.id}
                  one={one}
                  place={place}
                  count={compared.length}
                  reorder={reorder}
                />
              ))}
            </tr>
          </thead>
          {sections.map(({ key, label, rows }) => (
            <tbody key={key}>
              <tr className="side-section">
                <th
                  scope="rowgroup"
                  colSpan={compared.length + 1}
                  id={sectionId(key)}
                  tabIndex={-1}
                >
                  <span>{label}</span>
                </th>
              </tr>
              {rows.map((row) => {
                const need = row.feature === null ? undefined : needs[row.feature];
                return (
                  <tr key={row.id} className={row.differs ? undefined : "side-same"}>
                    <th scope="row">
                      <span className="flex gap-1.5">
                        <span className="min-w-0 flex-1">
                          {row.label}
                          {need !== undefined && <Need need={need} />}
                          {row.onlyByUnknown && (
                            <span className="block text-2xs">{differenceText(row)}</span>
                          )}
                        </span>
                        {row.differs && <Differs said={row.onlyByUnknown} />}
                      </span>
                    </th>
                    {compared.map((one, column) => {
                      const value = row.values[column];
                      return (
                        value !== undefined && (
                          <ValueCell
                            key={one.row.id}
                            row={row}
                            value={value}
                            one={one}
                            onOpen={(cardId, feature, anchor) =>
                              setOpened({ cardId, feature, anchor })
                            }
                          />
                        )
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </section>
      {evidence && opened && <evidence.FeatureEvidence {...opened} owner={null} onClose={close} />}
    </>
  );
}

/** The sign of a difference; its words are said where they are not shown. */
function Differs({ said }: { said: boolean }) {
  return (
    <span className="shrink-0 text-faint text-xs" title="differs">
      <span aria-hidden="true">≠</span>
      {!said && <span className="sr-only">differs</span>}
    </span>
  );
}

function Need({ need }: { need: keyof typeof needWords }) {
  return <span className="ml-1.5 text-accent text-2xs">{needWords[need]}</span>;
}
