import { type ParseArgsConfig, parseArgs } from "node:util";
import { CliError } from "./output";

type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;

/**
 * Options and positional arguments of a command line. Throws CliError at an option that is not
 * among these, or that lacks its value.
 */
export function parseArguments<const Options extends OptionsConfig>(
  argv: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CliError(firstSentence(error.message));
  }
}

/** Node adds advice on "--" after the first sentence, which does not help here. */
const firstSentence = (message: string): string => message.split(/\. |\n/)[0] ?? message;
