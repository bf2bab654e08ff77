import { parseArgs } from 'node:util';

/** How the mock server is to be started. */
export interface CliOptions {
  /** Port to listen on; the next free one when it is taken, any free one for 0. */
  port: number;
  host: string;
  /** File that the world is kept in, or null for memory. */
  data: string | null;
  /** Whether a data file that does not exist is made. */
  create: boolean;
  /** Origin of the portal when it is served elsewhere. */
  portal: string | null;
}

/** A command line that cannot be understood: one sentence that says what to do. */
export class UsageProblem extends Error {
  override name = 'UsageProblem';
}

export const usage = `Usage: npm run mock -- [options]

  --port N       port to listen on (default: PORT, else 4010); the next free one when it is busy
  --host H       address to listen on (default: 127.0.0.1)
  --data FILE    keep everything in this file, so that it is there again after a restart
  --create       make the data file when it does not exist yet
  --portal URL   where the portal runs, if it is not this address: its pages are redirected there
  --help         show this text
`;

const known = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  create: { type: 'boolean' },
  portal: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function problem(what: string): UsageProblem {
  return new UsageProblem(`${what}: run "npm run mock -- --help" to see the options.`);
}

function readPort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw problem(`${source} must be a number from 0 to 65535, not "${text}"`);
  return port;
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw problem(`--portal must be an http or https address, not "${text}"`);
  return url.origin;
}

/** The options by name, each with a value of its kind. Throws for what no option is made of. */
function readValues(args: string[]): Map<string, string | true> {
  const { tokens } = parseArgs({ args, options: known, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw problem(`"${token.value}" is not an option`);
    if (token.kind === 'option-terminator') continue;
    const option = Object.entries(known).find(([name]) => `--${name}` === token.rawName);
    if (!option) throw problem(`There is no option ${token.rawName}`);
    const [name, { type }] = option;
    if (type === 'boolean' && token.value !== undefined) throw problem(`--${name} takes no value`);
    const looksLikeOption = token.inlineValue === false && token.value?.startsWith('-');
    if (type === 'string' && (!token.value || looksLikeOption)) throw problem(`--${name} needs a value`);
    values.set(name, token.value ?? true);
  }
  return values;
}

/**
 * Reads the command line; 'help' when only the usage is asked for.
 * @throws UsageProblem for an unknown option, a missing or a bad value.
 */
export function readOptions(args: string[], environment: Record<string, string | undefined>): CliOptions | 'help' {
  const values = readValues(args);
  if (values.has('help')) return 'help';
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : null;
  };
  const [data, portal, given, create] = [text('data'), text('portal'), text('port'), values.has('create')];
  if (create && data === null) throw problem('--create makes the file of --data, which is missing');
  const port = given === null ? readPort(environment['PORT'] || '4010', 'PORT') : readPort(given, '--port');
  return { port, host: text('host') ?? '127.0.0.1', data, create, portal: portal === null ? null : readOrigin(portal) };
}
