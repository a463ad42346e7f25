/** The part of a worker that a client needs. */
export interface Port<Request, Reply> {
  postMessage(message: Request): void;
  addEventListener(type: "message", listener: (event: { data: Reply }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: Event) => void): void;
  terminate(): void;
}

/** What a request leads to, for as long as no newer one has taken its place. */
export interface Handlers<Reply> {
  /** Called with each reply: parts of the result as they come, then the last. */
  readonly onReply: (reply: Reply) => void;
  /** Nothing more comes; the problem is in words for people. */
  readonly onFailed: (problem: string) => void;
}

interface Running<Reply> extends Handlers<Reply> {
  readonly id: number;
}

const problemOf = (event: Event): string => {
  const message = "message" in event && typeof event.message === "string" ? event.message : "";
  return `The calculation broke off${message === "" ? "" : `: ${message}`}. Change anything to try again.`;
};

/**
 * Asks a worker, which is made when it is first needed. The newest request of a lane wins: replies
 * to older ones are dropped. A worker that fails is given up, and the next request makes a new one.
 */
export function createWorkerClient<
  Request extends { readonly id: number },
  Reply extends { readonly id: number },
>(create: () => Port<Request, Reply>) {
  const running = new Map<string, Running<Reply>>();
  let port: Port<Request, Reply> | null = null;
  let lastId = 0;

  function failAll(problem: string): void {
    port?.terminate();
    port = null;
    const handlers = [...running.values()];
    running.clear();
    for (const { onFailed } of handlers) onFailed(problem);
  }

  function open(): Port<Request, Reply> {
    const opened = create();
    opened.addEventListener("message", ({ data }) => {
      for (const { id, onReply } of running.values()) if (id === data.id) onReply(data);
    });
    opened.addEventListener("error", (event) => failAll(problemOf(event)));
    opened.addEventListener("messageerror", (event) => failAll(problemOf(event)));
    return opened;
  }

  /** Asks in a lane of its own ("map", "curves"). Gives the function that drops the request. */
  function ask(
    lane: string,
    request: (id: number) => Request,
    handlers: Handlers<Reply>,
  ): () => void {
    const id = ++lastId;
    running.set(lane, { id, ...handlers });
    try {
      port ??= open();
      port.postMessage(request(id));
    } catch (error) {
      running.delete(lane);
      handlers.onFailed(`The calculation could not start: ${String(error)}.`);
    }
    return () => {
      if (running.get(lane)?.id === id) running.delete(lane);
    };
  }

  return { ask };
}
