import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hasBuilds } from './lib/browser.mjs';
import { runChecks } from './lib/checks.mjs';
import { findEngines } from './lib/engines.mjs';
import { ensureInstall } from './lib/install.mjs';
import { ensurePortalBuild } from './lib/portalBuild.mjs';
import { Problem } from './lib/problem.mjs';
import { fromRoot } from './lib/root.mjs';
import { runTool } from './lib/spawn.mjs';
import { findWebServers } from './lib/webServers.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs projects of vitest.config.ts together. A run that fails without a failed test (a file that
 * does not load, no report) counts as one failure.
 * @param {string[]} projects
 * @param {string[]} args file filters and flags for vitest
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function runVitest(projects, args, env = {}) {
  const report = fromRoot('.cache', 'test-reports', `${projects.join('-')}.json`);
  mkdirSync(fromRoot('.cache', 'test-reports'), { recursive: true });
  rmSync(report, { force: true });
  const command = ['run', ...projects.flatMap((project) => ['--project', project]), ...args];
  const { code } = await runTool('vitest', command, { env: { ...env, TEST_REPORT: report } });
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs projects of playwright.config.ts, whose web server builds the portal when it is stale.
 * @param {string[]} projects
 * @param {string[]} args file filters and flags for playwright
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function runPlaywright(projects, args, env = {}) {
  const report = fromRoot('.cache', 'test-reports', `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const command = ['test', ...projects.flatMap((project) => ['--project', project]), ...args];
  const { code } = await runTool('@playwright/test:playwright', command, { env: { ...env, TEST_REPORT: report } });
  try {
    const { expected: passed, unexpected: failed } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Tests the production build.
 * @param {string[]} projects
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function testBuild(projects, args, env) {
  await ensurePortalBuild();
  return runVitest(projects, args, env);
}

/**
 * Tries the main flows in every engine that this machine has, and says which it lacks.
 * @param {string[]} args
 */
async function testBrowsers(args) {
  const engines = await findEngines();
  for (const [engine, variable] of [
    ['Firefox', 'FIREFOX_PATH'],
    ['WebKit', 'WEBKIT_DRIVER_PATH'],
  ])
    if (!engines[variable]) console.log(`${engine} was not found: name its program in ${variable}.`);
  if (!hasBuilds()) console.log('Chromium 111 runs on Linux on x64 only: its flows are skipped.');
  return testBuild(['browsers'], args, engines);
}

/** Journeys that show whether the production build works at all. */
const sampleJourneys = ['journeys/journey', 'subscription', 'payment', 'student'];

/** Operations that stand for the others: a form without and with a session, a page, a table. */
const sampleOperations = ['logIn', 'updateProfile', 'readLesson', 'listWithdrawals'];

/**
 * What `npm test` runs of the journeys, the fault matrix, the incomplete answers and the oldest
 * promised browser.
 * @returns {Promise<Count>}
 */
async function testSample() {
  const matrix = ['tests/matrix/matrix.test.ts', 'tests/matrix/incomplete/incomplete.test.ts'];
  const files = [...matrix, 'tests/browsers/oldest.test.ts'];
  if (!hasBuilds()) console.log('Chromium 111 runs on Linux on x64 only: its flow is skipped.');
  const counts = [
    await testBuild(['matrix', 'browsers'], files, { MATRIX: sampleOperations.join(',') }),
    await runPlaywright(['chromium'], sampleJourneys),
  ];
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** @type {Record<string, (args: string[]) => Promise<Count>>} */
const steps = {
  check: async () => ({ passed: 0, failed: (await runChecks()) ? 0 : 1 }),
  unit: (args) => runVitest(['unit'], args),
  stories: (args) => runVitest(['stories'], args),
  sample: testSample,
  slow: (args) => runVitest(['slow'], args),
  scripts: (args) => runVitest(['scripts'], args),
  package: (args) => testBuild(['package'], args),
  e2e: (args) => runPlaywright(['chromium'], args),
  deploy: async (args) => testBuild(['deploy'], args, await findWebServers()),
  matrix: (args) => testBuild(['matrix'], args),
  browsers: testBrowsers,
};

const usual = ['check', 'unit', 'stories', 'sample'];
const all = ['check', 'unit', 'stories', 'slow', 'scripts', 'package', 'e2e', 'deploy', 'matrix'];

/**
 * Which steps the command line asks for, and which arguments are left for vitest.
 * @param {string[]} args
 */
function readArgs(args) {
  if (args[0] === '--all') return { names: all, rest: args.slice(1) };
  const first = args.findIndex((arg) => !(arg in steps));
  const named = first === -1 ? args : args.slice(0, first);
  const rest = first === -1 ? [] : args.slice(first);
  if (named.length === 0 && rest.length > 0) {
    const choice = Object.keys(steps).join(', ');
    throw new Problem(`There is no test step "${rest[0]}": choose of ${choice}, or name none.`);
  }
  return { names: named.length > 0 ? named : usual, rest };
}

/**
 * @param {string} name of a step
 * @param {string[]} args
 */
async function runStep(name, args) {
  const start = performance.now();
  console.log(`\n── ${name} ──`);
  let count;
  try {
    count = await steps[name](args);
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`── ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return count;
}

/**
 * `npm test`: checks, unit tests, all stories, and a sample of journeys and faults. With `--all`
 * every journey and fault, and the commands; with names only those steps: `npm test -- unit
 * packages/ui`. The last line is the sum over all tests.
 * @param {string[]} args
 */
export async function run(args) {
  const { names, rest } = readArgs(args);
  await ensureInstall();
  const sum = { passed: 0, failed: 0 };
  for (const name of names) {
    const { passed, failed } = await runStep(name, rest);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 && (sum.passed > 0 || names.join() === 'check') ? 0 : 1;
}
