import { useMemo, useState } from "react";
import { shownIds } from "../../compare/column-state";
import { matrixRows } from "../../compare/matrix-rows";
import { asksOfOffers } from "../../compare/requirement-edit";
import { questionOf } from "../../store/derived";
import { useChoices, useDerived, useRanking } from "../../store/hooks";
import { LazyPart } from "../parts/LazyPart";
import { LoadingState } from "../parts/LoadingState";
import { useMediaQuery } from "../parts/useMediaQuery";
import { PricedLine } from "../workload/PricedLine";
import { ColumnBar } from "./ColumnBar";
import { findGridColumn, leadColumns, searchColumns } from "./grid-columns";
import { Matrix } from "./Matrix";
import { Summary } from "./Summary";

const loadNothingShown = async () => (await import("./NothingShown")).NothingShown;
const loadProviderList = async () => (await import("./ProviderList")).ProviderList;

/** The first view: who is shown and why, and the matrix of what they have and cost. */
export function CompareView() {
  const choices = useChoices((all) => all);
  const { requirements, columns: state } = choices;
  const ranking = useRanking();
  const question = useDerived(questionOf);
  const [search, setSearch] = useState("");
  const [matrixOnPhone, setMatrixOnPhone] = useState(false);
  const isPhone = useMediaQuery("(max-width: 639.98px)");
  const isList = isPhone && !matrixOnPhone;

  const rows = useMemo(
    () => matrixRows(ranking.shown, { question, requirements }),
    [ranking.shown, question, requirements],
  );
  const lead = useMemo(
    () => leadColumns(asksOfOffers(requirements), isPhone),
    [requirements, isPhone],
  );
  const found = useMemo(
    () => (search.trim() === "" ? null : searchColumns(search).map(({ id }) => id)),
    [search],
  );
  const shown = useMemo(
    () => found ?? shownIds(state).filter((id) => findGridColumn(id)?.kind === "value"),
    [found, state],
  );

  return (
    <>
      <div className="compare-top">
        <PricedLine />
        <Summary ranking={ranking} requirements={requirements} />
        <ColumnBar
          state={state}
          shown={shown}
          search={search}
          onSearch={setSearch}
          found={found}
          isList={isList}
          {...(isPhone && { onToggleList: () => setMatrixOnPhone(!matrixOnPhone) })}
        />
      </div>
      {rows.length === 0 ? (
        <LazyPart load={loadNothingShown} props={{ ranking, requirements }} />
      ) : isList ? (
        <LazyPart
          load={loadProviderList}
          props={{ rows, choices, shown }}
          fallback={<LoadingState label="Loading the list of providers" rows={10} />}
        />
      ) : (
        <Matrix rows={rows} choices={choices} state={state} lead={lead} shown={shown} />
      )}
    </>
  );
}
