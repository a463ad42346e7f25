import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What a command gives back: exit code 0, or 2 where it could not do as asked. */
export interface Output {
  readonly code: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command that can't do as asked; the message is one line that says what to mend. */
export class CliError extends Error {
  override readonly name = "CliError";
}

/** What a command prints, and what people should know of it besides. */
export interface Printed {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Texts of cards may hold what a terminal takes for commands: lines and tabs stay, no other such mark. */
const harmless = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, "\uFFFD");

/** Runs a command; a CliError becomes its one line and exit code 2. Notes go to stderr. */
export function outputOf(command: () => string | Printed): Output {
  try {
    const printed = command();
    const { text, notes } = typeof printed === "string" ? { text: printed, notes: [] } : printed;
    return {
      code: 0,
      stdout: harmless(text),
      stderr: harmless(notes.map((note) => `${note}\n`).join("")),
    };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const line = error.message.replaceAll(/\s*\n\s*/g, " ");
    return { code: 2, stdout: "", stderr: `${harmless(line)}\n` };
  }
}

/** Runs a command on the process's own arguments, where its module is the one that was started. */
export function runAsMain(moduleUrl: string, run: (argv: readonly string[]) => Output): void {
  const started = process.argv[1];
  if (started === undefined || realpathSync(started) !== fileURLToPath(moduleUrl)) return;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough ("| head") closes the pipe; that is no fault.
    if (error.code !== "EPIPE") throw error;
  });
  const { code, stdout, stderr } = run(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}
