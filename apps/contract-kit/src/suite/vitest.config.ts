import { defineConfig } from 'vitest/config';
import { NotReady } from '../core/notReady.ts';
import { type Options, readOptions } from './options.ts';

/** The settings of the run, or a sentence that says why there are none. */
type Provided = { options: Options; problem: '' } | { options: null; problem: string };

declare module 'vitest' {
  interface ProvidedContext {
    contract: Provided;
  }
}

async function provided(): Promise<Provided> {
  try {
    return { options: await readOptions(process.cwd()), problem: '' };
  } catch (error) {
    if (error instanceof NotReady) return { options: null, problem: error.message };
    throw error;
  }
}

/** Runs the checks in one worker, one after another: they share the accounts. */
export default defineConfig(async () => ({
  test: {
    // Reports are written in the folder of the user.
    root: process.cwd(),
    dir: import.meta.dirname,
    include: ['contract.suite.{ts,js}'],
    // The kit is in node_modules.
    exclude: [],
    // A line for each of 400 checks would hide the findings.
    reporters: process.env['GITHUB_ACTIONS'] === 'true' ? ['dot', 'github-actions'] : ['dot'],
    hideSkippedTests: true,
    pool: 'forks' as const,
    // Calls and commands have limits of their own.
    testTimeout: 0,
    hookTimeout: 0,
    // The steps of docs/backend.md.
    tags: [3, 4, 5, 6, 7, 8, 9].map((step) => ({ name: `step-${step}` })),
    provide: { contract: await provided() },
  },
}));
