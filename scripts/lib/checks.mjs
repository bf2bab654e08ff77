import { cpus } from 'node:os';
import { runNode, runTool } from './spawn.mjs';

const quiet = true;
const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };

/** What is checked without running our code; the longest first, since they share the processors. */
const checks = [
  {
    name: 'types',
    start: () =>
      runTool('typescript:tsc', ['--project', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'], {
        quiet,
      }),
  },
  {
    name: 'format',
    start: () => runTool('prettier', ['--check', '--cache', '--cache-location=.cache/prettier', '.'], { quiet }),
  },
  {
    name: 'contract rules',
    start: () =>
      runTool('@stoplight/spectral-cli:spectral', ['lint', 'openapi.yaml', '--fail-severity=hint'], { quiet, env }),
  },
  { name: 'lint', start: () => runTool('oxlint', ['--type-aware', '--deny-warnings'], { quiet }) },
  { name: 'contract', start: () => runTool('@redocly/cli:redocly', ['lint'], { quiet, env }) },
  {
    name: 'released contract',
    start: () => runNode(['scripts/run.cjs', 'contract-diff', '--released'], { quiet }),
  },
  {
    name: 'generated files',
    start: () => runNode(['--import', 'tsx', 'packages/contract/generate/main.ts', '--check'], { quiet }),
  },
];

/** Seconds since a moment, for people. @param {number} began */
function since(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** Runs all checks, as many at a time as there are processors, and prints each one's outcome. @returns {Promise<boolean>} all passed */
export async function runChecks() {
  const waiting = [...checks];
  let passed = true;
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = performance.now();
      const { code, output } = await check.start();
      if (code !== 0) {
        passed = false;
        console.log(output.trim());
      }
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${since(began)})`);
    }
  }
  await Promise.all(cpus().map(work));
  return passed;
}
