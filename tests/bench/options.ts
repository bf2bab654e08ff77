import { parseArgs } from 'node:util';
import { Problem } from '../../scripts/serve/problem.ts';
import type { BenchTools } from './bench.ts';

/** What the command line asks for. */
export interface BenchOptions extends Omit<BenchTools, 'browser'> {
  /** Names of the benchmarks to run. */
  names: readonly string[];
}

/** How to call `npm test -- bench`. @param benches name and purpose of each benchmark */
export function usageOf(benches: readonly (readonly [name: string, about: string])[]): string {
  const list = benches.map(([name, about]) => `  ${name.padEnd(8)}  ${about}`).join('\n');
  return `Usage: npm test -- bench -- [names] [options]

Measures the production build in Chromium and writes the figures to test-results/bench. Without a name, all of:
${list}

  --people N,M    sizes of the network (10000,50000)
  --runs N        how often everything is measured (3)
  --slowdown N    how many times slower the processor is made (4)
  --only A,B      pages to open, by their paths of the route table (all)
  --help          show this text
`;
}

const known = {
  people: { type: 'string', default: '10000,50000' },
  runs: { type: 'string', default: '3' },
  slowdown: { type: 'string', default: '4' },
  only: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error);
    throw new Problem(`${reason}: run "npm test -- bench -- --help" to see the options.`, { cause: error });
  }
}

function count(name: string, text: string, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= most) return value;
  throw new Problem(`--${name} is "${text}": give it as a number from 1 to ${most}.`);
}

/**
 * Reads the command line; 'help' when only the usage is wanted.
 * @param benches names of the benchmarks
 * @throws Problem for invalid options
 */
export function readOptions(args: string[], benches: readonly string[]): BenchOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const unknown = positionals.find((name) => !benches.includes(name));
  if (unknown !== undefined) {
    throw new Problem(`There is no bench "${unknown}": choose of ${benches.join(', ')}, or name none to run all.`);
  }
  return {
    names: positionals.length > 0 ? positionals : benches,
    people: values.people.split(',').map((size) => count('people', size, 100_000)),
    runs: count('runs', values.runs, 50),
    slowdown: count('slowdown', values.slowdown, 20),
    only: values.only.split(',').filter(Boolean),
  };
}
