import { isFeatureKey } from "../card/features";
import { cardIdForm } from "../card/schema";
import { mostCompared } from "../compare/compared";
import { type Choices, type OpenEvidence, views } from "./choices";
import { type LinkKey, single } from "./key";
import { cardId, flag, oneOf, parserOf, textsOf } from "./parsers";

const evidence = parserOf<OpenEvidence>(
  (text) => {
    const [id = "", feature = "", ...rest] = text.split("/");
    if (!cardIdForm.test(id) || rest.length > 0) return { problem: "does not name a card’s cell" };
    return isFeatureKey(feature)
      ? { value: { cardId: id, feature } }
      : { problem: "does not name a feature" };
  },
  ({ cardId: id, feature }) => `${id}/${feature}`,
);

const changed = (choices: Choices, part: Partial<Choices>): Choices => ({ ...choices, ...part });

/** What is open: the view, the provider, the cards side by side, a cell's evidence. */
export const viewKeys: readonly LinkKey[] = [
  single({
    key: "view",
    label: "View",
    parser: oneOf(views),
    get: ({ view }) => view,
    set: (choices, view) => changed(choices, { view }),
  }),
  single({
    key: "provider",
    label: "Provider",
    parser: cardId,
    get: ({ provider }) => provider,
    set: (choices, provider) => changed(choices, { provider }),
  }),
  single({
    key: "compared",
    label: "Side by side",
    parser: textsOf(cardId, { empty: "", most: mostCompared }),
    get: ({ compared }) => compared,
    set: (choices, compared) => changed(choices, { compared }),
  }),
  single({
    key: "differences",
    label: "Only differences",
    parser: flag("only", "all"),
    get: ({ onlyDifferences }) => onlyDifferences,
    set: (choices, onlyDifferences) => changed(choices, { onlyDifferences }),
  }),
  single({
    key: "evidence",
    label: "Evidence",
    parser: evidence,
    get: (choices) => choices.evidence,
    set: (choices, opened) => changed(choices, { evidence: opened }),
  }),
];
