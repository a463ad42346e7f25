import { spawn } from "node:child_process";
import { root } from "./root";

/** Runs a command with its output shown; resolves to its exit code (a signal or a failed start is 1). */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    child.on("error", (error) => {
      console.error(error.message);
      done(1);
    });
    child.on("close", (code) => done(code ?? 1));
  });
}
