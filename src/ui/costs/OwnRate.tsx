import { Pencil, RotateCcw } from "lucide-react";
import { type FormEvent, useId, useMemo, useRef, useState } from "react";
import { valueAt } from "../../card/card-fact";
import { number } from "../../card/format";
import type { CardCore } from "../../card/schema";
import { mostOwnRate } from "../../cost/own-rates";
import { ownableRates } from "../../cost/ownable-rates";
import { change } from "../../store/choices-store";
import { useCards, useChoices } from "../../store/hooks";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { parseNumberText } from "../parts/parseNumberText";
import { StatusText } from "../parts/StatusText";
import { withOwnRate } from "./own-rate-choice";

export interface OwnRateProps {
  card: CardCore;
  path: string;
}

const textOf = (value: unknown): string => (typeof value === "number" ? String(value) : "unknown");

/** Puts a rate of one's own in the place of the card's, and says so for as long as it is there. */
export function OwnRate({ card, path }: OwnRateProps) {
  const own = useChoices(({ ownRates }) => ownRates[card.id]?.[path]);
  const published = useCards(({ cards }) => {
    const original = cards.find(({ id }) => id === card.id);
    return original === undefined ? undefined : valueAt(original, path);
  });
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const rate = useMemo(() => ownableRates(card).find((entry) => entry.path === path), [card, path]);
  if (rate === undefined) return null;
  const name = `${rate.label}, ${rate.unit}`;

  const set = (value: number | null) =>
    change(({ ownRates }) => ({ ownRates: withOwnRate(ownRates, card.id, path, value) }));
  const close = () => {
    setEditing(false);
    // The opener is back only after this render.
    requestAnimationFrame(() => opener.current?.focus());
  };

  if (editing) {
    return (
      <OwnRateForm
        name={name}
        initial={own === undefined ? textOf(published) : String(own)}
        onSet={(value) => {
          set(value === published ? null : value);
          close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <span className="inline-flex items-center gap-1">
      {own !== undefined && (
        <StatusText filled tone="info">
          own rate; the card says {textOf(published)}
        </StatusText>
      )}
      <button
        ref={opener}
        type="button"
        aria-label={`${own === undefined ? "Set" : "Change"} your own rate for ${name}`}
        title={own === undefined ? "Put your own rate in its place" : "Change your own rate"}
        className="grid size-6 place-content-center rounded-sm text-dim hover:bg-hover hover:text-accent pointer-coarse:size-9"
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden className="size-3" />
      </button>
      {own !== undefined && (
        <IconButton
          size="sm"
          label={`Reset ${name} to the card’s ${textOf(published)}`}
          icon={<RotateCcw aria-hidden className="size-3 text-accent" />}
          onClick={() => {
            set(null);
            opener.current?.focus();
          }}
        />
      )}
    </span>
  );
}

interface OwnRateFormProps {
  name: string;
  initial: string;
  onSet: (value: number) => void;
  onCancel: () => void;
}

function OwnRateForm({ name, initial, onSet, onCancel }: OwnRateFormProps) {
  const [text, setText] = useState(initial === "unknown" ? "" : initial);
  const [problem, setProblem] = useState("");
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = parseNumberText(text);
    if (value === null)
      setProblem(text.trim() === "" ? "Enter a number" : `“${text.trim()}” is not a number`);
    else if (value < 0) setProblem("A rate can’t be below 0");
    else if (value > mostOwnRate) setProblem(`A rate can’t be above ${number(mostOwnRate)}`);
    else onSet(value);
  };
  return (
    <form
      className="inline-flex flex-wrap items-center gap-1.5"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it stands in place of the button that was pressed
        autoFocus
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Your own rate for ${name}`}
        aria-describedby={problem === "" ? undefined : `${id}-problem`}
        aria-invalid={problem !== ""}
        className="field w-24 px-2 text-right text-ink text-sm"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem("");
        }}
        onFocus={(event) => event.target.select()}
      />
      <Button type="submit" size="sm" variant="primary">
        Set
      </Button>
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
      <span id={`${id}-problem`} role="status" className="text-warn">
        {problem}
      </span>
    </form>
  );
}
