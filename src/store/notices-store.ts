import { createStore } from "zustand/vanilla";

/** Something that went wrong, or that one should know: what, where, and what to do. */
export interface AppNotice {
  /** One notice of an id at a time: a newer one takes the place of the older. */
  readonly id: string;
  readonly kind: "info" | "warning" | "error";
  readonly title: string;
  /** A sentence each. */
  readonly details: readonly string[];
}

export const noticesStore = createStore<{ readonly notices: readonly AppNotice[] }>()(() => ({
  notices: [],
}));

export const dismissNotice = (id: string): void =>
  noticesStore.setState(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) }));

export const showNotice = (notice: AppNotice): void =>
  noticesStore.setState(({ notices }) => {
    const isThere = notices.some(({ id }) => id === notice.id);
    return {
      notices: isThere
        ? notices.map((one) => (one.id === notice.id ? notice : one))
        : [...notices, notice],
    };
  });
