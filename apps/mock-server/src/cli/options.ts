import { parseArgs } from 'node:util';
import { readMoment } from '../control/clockInput.ts';
import { isScenarioName, scenarioNames, type ScenarioName } from '../scenarios/index.ts';

/** Options of the mock server's command. */
export interface CliOptions {
  /** Port to listen on; the next free one when it is busy, any free one for 0. */
  port: number;
  host: string;
  /** File that keeps the world, or null for memory. */
  data: string | null;
  /** Whether a missing data file is created. */
  create: boolean;
  /** Origin of the portal when it is served elsewhere. */
  portal: string | null;
  /** Number of the seed, or null for the usual data. */
  seed: number | null;
  /** Scenario that every world starts with. */
  scenario: ScenarioName;
  /** Moment at which the clock is frozen, or null for a running clock. */
  freeze: Date | null;
}

/** An invalid command line: one sentence that says what to do. */
export class UsageProblem extends Error {
  override name = 'UsageProblem';
}

export const usage = `Usage: npm run mock -- [options]

  --port N       port to listen on (default: PORT, else 4010); the next free one when it is busy
  --host H       address to listen on (default: 127.0.0.1)
  --data FILE    keep everything in this file, so that it survives a restart
  --create       create the data file when it does not exist
  --portal URL   where the portal runs, if it is not this address: its pages are redirected there
  --seed N       seed number of the data: with --freeze, the same number gives the same answers byte for byte
  --scenario S   scenario to start with; --scenario list shows them all
  --freeze T     freeze the clock at this moment, such as 2026-11-21T12:00:00-03:00
  --help         show this text
`;

const known = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  create: { type: 'boolean' },
  portal: { type: 'string' },
  seed: { type: 'string' },
  scenario: { type: 'string' },
  freeze: { type: 'string' },
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

function readSeed(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(seed <= 0xffff_ffff)) throw problem(`--seed must be a whole number from 0 to 4294967295, not "${text}"`);
  return seed;
}

function readScenario(text: string): ScenarioName {
  if (isScenarioName(text)) return text;
  throw new UsageProblem(`There is no scenario "${text}": choose one of ${scenarioNames.join(', ')}.`);
}

function readFreeze(text: string): Date {
  try {
    return readMoment(text);
  } catch {
    throw problem(`--freeze must be a moment such as 2026-11-21T12:00:00-03:00, not "${text}"`);
  }
}

/**
 * The options by name.
 * @throws UsageProblem for anything that is no option
 */
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
 * Reads the command line; 'help' and 'scenarios' when only these are wanted.
 * @throws UsageProblem for an unknown option, a missing or an invalid value
 */
export function readOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): CliOptions | 'help' | 'scenarios' {
  const values = readValues(args);
  if (values.has('help')) return 'help';
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : null;
  };
  const [seed, scenario, freeze] = [text('seed'), text('scenario'), text('freeze')];
  if (scenario === 'list') return 'scenarios';
  const [data, portal, given, create] = [text('data'), text('portal'), text('port'), values.has('create')];
  if (create && data === null) throw problem('--create makes the file of --data, which is missing');
  const port = given === null ? readPort(environment['PORT'] || '4010', 'PORT') : readPort(given, '--port');
  return {
    port,
    host: text('host') ?? '127.0.0.1',
    data,
    create,
    portal: portal === null ? null : readOrigin(portal),
    seed: seed === null ? null : readSeed(seed),
    scenario: scenario === null ? 'usual' : readScenario(scenario),
    freeze: freeze === null ? null : readFreeze(freeze),
  };
}
