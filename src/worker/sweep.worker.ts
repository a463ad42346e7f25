import { SweepAnswers } from "../cost/sweep/answers";
import { isSweepRequest, type SweepJob, type SweepReply } from "../cost/sweep/messages";

/*
 * Sweeps off the main thread (src/cost/sweep/messages.ts says what is asked and answered). Between
 * two replies the worker looks for newer messages, so that a newer question ends an older one.
 */

const answers = new SweepAnswers();

/** The newest question of each kind. */
const newest = new Map<SweepJob["kind"], number>();

const post = (reply: SweepReply): void => self.postMessage(reply);

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets the messages in that have come since; a timer would wait for 4 ms each time. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

async function answer(job: SweepJob): Promise<void> {
  newest.set(job.kind, job.id);
  const isNewest = () => newest.get(job.kind) === job.id;
  try {
    await turn();
    if (!isNewest()) return;
    for (const reply of answers.replies(job)) {
      post(reply);
      await turn();
      if (!isNewest()) return;
    }
  } catch (error) {
    post({
      kind: "failed",
      id: job.id,
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

self.onmessage = ({ data }: MessageEvent<unknown>): void => {
  if (!isSweepRequest(data)) return;
  switch (data.kind) {
    case "cards":
      answers.setCards(data.cards);
      return;
    case "cancel":
      newest.delete(data.of);
      return;
    default:
      void answer(data);
  }
};
