import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './root.mjs';
import { runTool } from './spawn.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What a run of vitest came to, from its JSON report and its exit code. A run that failed without a failed test (a file that
 * does not load, an error outside the tests, no report) counts as one failure, so that it is never read as good.
 * @param {string | null} report
 * @param {number} code
 * @returns {Count}
 */
export function countOf(report, code) {
  let count = { passed: 0, failed: 0 };
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(report ?? '');
    count = { passed: numPassedTests, failed: numFailedTests };
  } catch {
    count = { passed: 0, failed: 1 };
  }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * The tests that failed before they passed: each hides a race that somebody should mend.
 * @param {string | null} report
 * @returns {string[]} their files and names
 */
export function unsteadyOf(report) {
  try {
    const { testResults } = JSON.parse(report ?? '');
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map((test) => `${path.relative(fromRoot(), name)} > ${test.fullName}`),
    );
  } catch {
    return [];
  }
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Runs one project of vitest.config.ts.
 * @param {string} project
 * @param {string[]} args file filters and flags for vitest
 * @param {Record<string, string>} env
 * @returns {Promise<Count>}
 */
export async function runVitest(project, args, env) {
  const report = fromRoot('.cache', 'test-reports', `${project}.json`);
  mkdirSync(fromRoot('.cache', 'test-reports'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runTool('vitest', ['run', '--project', project, ...reporters, ...args], { env });
  const text = textOf(report);
  for (const name of unsteadyOf(text)) console.log(`Passed only at the second try: ${name}`);
  return countOf(text, code);
}
