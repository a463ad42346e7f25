import { createStore } from "zustand/vanilla";
import { type Choices, defaultChoices } from "../link/choices";

/** How a change stands in the history: a step of its own, or part of one that still goes on. */
export type Step = "push" | "replace";

export interface ChoicesState {
  readonly choices: Choices;
  /** How the address is to follow; "restore" where the choices came from the address. */
  readonly step: Step | "restore";
}

/** Fields to change, or a function that makes them from what is chosen now. */
export type Update = Partial<Choices> | ((choices: Choices) => Partial<Choices>);

export interface ChangeOptions {
  /** "replace" while a slider drags; its final value is then a "push". */
  readonly history?: Step;
}

export function createChoicesStore(initial: Choices = defaultChoices) {
  const store = createStore<ChoicesState>()(() => ({ choices: initial, step: "restore" }));

  /** Changes what is chosen; the address follows. */
  function change(update: Update, { history = "push" }: ChangeOptions = {}): void {
    store.setState(({ choices }) => ({
      choices: { ...choices, ...(typeof update === "function" ? update(choices) : update) },
      step: history,
    }));
  }

  /** Puts other choices in place of all that is chosen: an opened link, or a step back. */
  const restore = (choices: Choices): void => store.setState({ choices, step: "restore" });

  return Object.assign(store, { change, restore });
}

export type ChoicesStore = ReturnType<typeof createChoicesStore>;

export const choicesStore = createChoicesStore();
export const { change } = choicesStore;
