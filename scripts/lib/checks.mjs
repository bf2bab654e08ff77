import { availableParallelism } from 'node:os';
import { runNode, runTool } from './spawn.mjs';

/** @typedef {{ code: number, output: string }} Outcome */

const quiet = true;
const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };

/**
 * Everything that is checked without running our code; the longest first, since they share the
 * processors.
 * @type {Record<string, () => Promise<Outcome>>}
 */
const checks = {
  'lint and types': () => runTool('oxlint', ['--type-aware', '--type-check', '--deny-warnings'], { quiet }),
  imports: () => runTool('dependency-cruiser:depcruise', ['.', '--output-type', 'err-long'], { quiet }),
  'unused code': () => runTool('knip', ['--no-progress', '--no-config-hints'], { quiet }),
  'links of documents': () =>
    runTool('remark-cli:remark', ['.', '--quiet', '--frail', '--no-color', '--ignore-path', '.gitignore'], { quiet }),
  format: () => runTool('oxfmt', ['--check'], { quiet }),
  'contract rules': () =>
    runTool('@stoplight/spectral-cli:spectral', ['lint', 'openapi.yaml', '--fail-severity=hint'], { quiet }),
  contract: () => runTool('@redocly/cli:redocly', ['lint'], { quiet, env }),
  'released contract': () => runNode(['scripts/run.cjs', 'contract-diff', '--released'], { quiet }),
  'generated files': () => runNode(['--import', 'tsx', 'packages/contract/generate/main.ts', '--check'], { quiet }),
};

/**
 * Runs all checks, one for each processor at a time, and prints the outcome of each.
 * @returns {Promise<boolean>} whether all passed
 */
export async function runChecks() {
  const waiting = Object.entries(checks);
  let passed = true;
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      const start = performance.now();
      const { code, output } = await check();
      if (code !== 0) {
        passed = false;
        console.log(output.trim());
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return passed;
}
