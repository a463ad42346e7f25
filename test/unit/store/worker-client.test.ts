import { describe, expect, test } from "vitest";
import { createWorkerClient, type Port } from "../../../src/store/worker-client";

interface Request {
  readonly id: number;
  readonly question: string;
}
interface Reply {
  readonly id: number;
  readonly answer: string;
}

/** A worker that answers when the test says so. */
class FakeWorker implements Port<Request, Reply> {
  readonly asked: Request[] = [];
  isTerminated = false;
  private readonly onMessage: ((event: { data: Reply }) => void)[] = [];
  private readonly onError: ((event: Event) => void)[] = [];

  postMessage(message: Request): void {
    this.asked.push(message);
  }
  addEventListener(type: "message", listener: (event: { data: Reply }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: Event) => void): void;
  addEventListener(
    type: string,
    listener: ((event: { data: Reply }) => void) & ((event: Event) => void),
  ): void {
    if (type === "message") this.onMessage.push(listener);
    else this.onError.push(listener);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  reply(id: number, answer: string): void {
    for (const listener of this.onMessage) listener({ data: { id, answer } });
  }
  fail(message: string): void {
    for (const listener of this.onError) {
      listener(Object.assign(new Event("error"), { message }));
    }
  }
}

function client() {
  const workers: FakeWorker[] = [];
  const { ask } = createWorkerClient<Request, Reply>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const heard: string[] = [];
  const put = (lane: string, question: string) =>
    ask(lane, (id) => ({ id, question }), {
      onReply: ({ answer }) => heard.push(`${question}: ${answer}`),
      onFailed: (problem) => heard.push(`${question} failed: ${problem}`),
    });
  return { workers, heard, put };
}

describe("a worker's client", () => {
  test("makes the worker when it is first needed, and one only", () => {
    const { workers, put } = client();
    expect(workers).toHaveLength(0);
    put("map", "a");
    put("map", "b");
    put("curves", "c");
    expect(workers.map(({ asked }) => asked)).toEqual([
      [
        { id: 1, question: "a" },
        { id: 2, question: "b" },
        { id: 3, question: "c" },
      ],
    ]);
  });

  test("the newest request of a lane wins; lanes do not disturb each other", () => {
    const { workers, heard, put } = client();
    put("map", "a");
    put("map", "b");
    put("curves", "c");
    workers[0]?.reply(1, "too late");
    workers[0]?.reply(3, "half");
    workers[0]?.reply(2, "yes");
    workers[0]?.reply(3, "whole");
    expect(heard).toEqual(["c: half", "b: yes", "c: whole"]);
  });

  test("a request that is dropped hears nothing more, and drops no newer one", () => {
    const { workers, heard, put } = client();
    const dropFirst = put("map", "a");
    put("map", "b");
    dropFirst();
    workers[0]?.reply(2, "yes");
    put("map", "c")();
    workers[0]?.reply(3, "no");
    expect(heard).toEqual(["b: yes"]);
  });

  test("a worker that fails says so to all that wait, and the next request has a new one", () => {
    const { workers, heard, put } = client();
    put("map", "a");
    put("curves", "b");
    workers[0]?.fail("out of memory");
    expect(heard).toEqual([
      "a failed: The calculation broke off: out of memory. Change anything to try again.",
      "b failed: The calculation broke off: out of memory. Change anything to try again.",
    ]);
    expect(workers[0]?.isTerminated).toBe(true);
    put("map", "c");
    workers[1]?.reply(3, "yes");
    expect(heard.at(-1)).toBe("c: yes");
  });

  test("a worker that can't be made is said, not thrown", () => {
    const { ask } = createWorkerClient<Request, Reply>(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const failed: string[] = [];
    ask("map", (id) => ({ id, question: "a" }), {
      onReply: () => {},
      onFailed: (problem) => failed.push(problem),
    });
    expect(failed).toEqual(["The calculation could not start: SecurityError: blocked."]);
  });
});
