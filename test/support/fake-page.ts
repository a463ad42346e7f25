import type { AddressWindow } from "../../src/store/address";

type EventName = "popstate" | "hashchange" | "pagehide";

/** A window's address and history, as far as the store has to do with them. */
export class FakePage implements AddressWindow {
  /** Fragments of the history's entries, "" for none. */
  readonly entries: string[];
  place = 0;
  /** Calls of pushState and replaceState that went through. */
  writes = 0;
  /** While true, the browser refuses to write, as it does when it is asked too often. */
  refuses = false;
  private readonly listeners = new Map<EventName, Set<() => void>>();

  constructor(fragment = "") {
    this.entries = [fragment];
  }

  get fragment(): string {
    return this.entries[this.place] ?? "";
  }

  readonly location = Object.defineProperties(
    { hash: "", pathname: "/sub/", search: "" },
    { hash: { get: () => (this.fragment === "" ? "" : `#${this.fragment}`) } },
  );

  readonly history = {
    pushState: (_data: unknown, _unused: string, url?: string | URL | null) => {
      this.write(() => {
        this.entries.splice(this.place + 1);
        this.entries.push(fragmentOf(url));
        this.place++;
      });
    },
    replaceState: (_data: unknown, _unused: string, url?: string | URL | null) => {
      this.write(() => {
        this.entries[this.place] = fragmentOf(url);
      });
    },
  };

  private write(task: () => void): void {
    if (this.refuses) throw new DOMException("Too many calls", "SecurityError");
    task();
    this.writes++;
  }

  addEventListener(type: EventName, listener: () => void): void {
    const known = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, known.add(listener));
  }

  removeEventListener(type: EventName, listener: () => void): void {
    this.listeners.get(type)?.delete(listener);
  }

  emit(type: EventName): void {
    for (const listener of this.listeners.get(type) ?? []) listener();
  }

  /** Back and Forward by so many steps. */
  go(steps: number): void {
    this.place = Math.max(0, Math.min(this.entries.length - 1, this.place + steps));
    this.emit("popstate");
    this.emit("hashchange");
  }

  /** A person edits the address, or follows a link on the page. */
  type(fragment: string): void {
    this.entries.splice(this.place + 1);
    this.entries.push(fragment);
    this.go(1);
  }
}

function fragmentOf(url: string | URL | null | undefined): string {
  const text = String(url ?? "");
  const hash = text.indexOf("#");
  return hash < 0 ? "" : text.slice(hash + 1);
}
