import type { Browser } from 'playwright';
import type { Figure } from './figures.ts';

/** How a run was asked for. */
export interface BenchSettings {
  /** How many times slower than this machine the processor is made to be. */
  slowdown: number;
  /** How many people each network has. */
  people: readonly number[];
  /** How often everything is measured. */
  runs: number;
  /** Paths of the pages that are opened; none means all of them. */
  only: readonly string[];
}

/** What a bench is given to work with. */
export interface BenchTools {
  browser: Browser;
  settings: BenchSettings;
  /** Tells the person at the keyboard what is going on. */
  say: (text: string) => void;
}

/** One thing that can be measured: `npm run bench -- name`. */
export interface Bench {
  /** What it measures, in one line, for `--help`. */
  about: string;
  /** False for one that opens no browser: its processor is not slowed down. */
  inBrowser?: false;
  run: (tools: BenchTools) => Promise<readonly Figure[]>;
}
