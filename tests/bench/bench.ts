import type { Browser } from 'playwright';
import type { Figure } from './figures.ts';

/** What a benchmark needs to run. */
export interface BenchTools {
  browser: Browser;
  /** CPU throttling of the browser: 4 makes it four times slower. */
  slowdown: number;
  /** Sizes of the networks, in people. */
  people: readonly number[];
  /** Number of runs. */
  runs: number;
  /** Paths of the pages to open; all when empty. */
  only: readonly string[];
}

/** A benchmark: `npm test -- bench -- name`. */
export interface Bench {
  /** One line for `--help`. */
  about: string;
  run: (tools: BenchTools) => Promise<readonly Figure[]>;
}
