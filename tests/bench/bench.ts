import type { Browser } from 'playwright';
import type { Figure } from './figures.ts';

/** What a benchmark needs to run. */
export interface BenchTools {
  browser: Browser;
  /** How many times slower than this machine the browser's processor is made. */
  slowdown: number;
  /** How many people each network has. */
  people: readonly number[];
  /** How often everything is measured. */
  runs: number;
  /** Paths of the pages to open; all when empty. */
  only: readonly string[];
}

/** A benchmark: `npm run bench -- name`. */
export interface Bench {
  /** What it measures, in one line, for `--help`. */
  about: string;
  run: (tools: BenchTools) => Promise<readonly Figure[]>;
}
