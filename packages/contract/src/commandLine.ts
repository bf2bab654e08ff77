import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Command, CommanderError, InvalidArgumentError, type OptionValues } from '@commander-js/extra-typings';

/** An invalid command line or file: one sentence that says what to do. */
export class UsageProblem extends Error {
  override name = 'UsageProblem';
}

/**
 * Creates a problem of the command line, with a pointer to the help.
 * @param command The name with which users call the command.
 * @param what The start of a sentence.
 */
export function usageProblem(command: string, what: string): UsageProblem {
  return new UsageProblem(`${what}: run "${command} --help" to see the options.`);
}

/**
 * Makes the folder of a file, with those above it. Node's own `recursive` never ends where the system answers that a
 * folder to be made does not exist, as in /proc.
 * @throws the system's error when it cannot be made
 */
export function makeFolderOf(file: string): void {
  const folder = path.dirname(file);
  if (existsSync(folder)) return;
  makeFolderOf(folder);
  mkdirSync(folder);
}

/**
 * Creates a command without options, for `parsed`.
 * @param name The name with which users call it: "npm run mock --".
 */
export function commandLine(name: string) {
  return new Command(name)
    .helpOption('-h, --help', 'show this text')
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
}

/** Commander's message as the start of a sentence. An unknown option may hold a password, so its value is omitted. */
function saying(message: string): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/^(unknown option '[^'=]*=)[^]*$/, "$1…'")
    .replace(/\. (.)([^]*?)\.?$/, (_, first: string, rest: string) => ` (${first.toLowerCase()}${rest})`)
    .replace('\n', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Parses the options of a command line; prints help or version and returns null when the user asks only for these.
 * Ignores empty variables of the environment, such as those of a pipeline without a secret.
 * @throws UsageProblem for anything invalid
 */
export function parsed<Options extends OptionValues>(
  command: Command<[], Options>,
  args: readonly string[],
  print: (text: string) => void = (text) => process.stdout.write(text),
): Options | null {
  for (const { envVar } of command.options) if (envVar && process.env[envVar] === '') delete process.env[envVar];
  command.configureOutput({ writeOut: print });
  try {
    command.parse(args, { from: 'user' });
    for (const option of command.options) {
      const value: unknown = command.getOptionValue(option.attributeName());
      // Commander takes the next option as the value of one whose value is missing.
      if (typeof value === 'string' && /^(?:--|$)/.test(value))
        command.error(`error: option '${option.flags}' argument missing`);
    }
    return command.opts();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return null;
    throw usageProblem(command.name(), saying(error.message));
  }
}

/** Creates a parser for an integer option. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  };
}

/** Appends the value of a repeatable option to those before it. */
export function collected(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
