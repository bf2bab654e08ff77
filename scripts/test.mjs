import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installPrograms } from './lib/programs.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { baseOfWork, filesSince } from './lib/work.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

let interrupted = false;

/**
 * Runs a command of npm or of an installed package.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] variables on top of the process's own
 * @returns {Promise<number>} its exit code
 */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    // On Windows commands of packages are .cmd files, which only a shell can run.
    const shell = process.platform === 'win32';
    // Tests run in React's development mode, also in a container for production.
    const settings = { ...process.env, NODE_ENV: undefined, ...env };
    const child = spawn(command, args, { cwd: root, env: settings, stdio: 'inherit', shell });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a test runner that writes a report. A failed run without a failed test (a file that does not
 * load, no report) counts as one failure.
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {(report: any) => Count} read
 * @returns {Promise<Count>}
 */
async function runTests([command = '', ...args], env, read) {
  const report = fromRoot('.cache', 'test-report.json');
  mkdirSync(fromRoot('.cache'), { recursive: true });
  rmSync(report, { force: true });
  const code = await run(command, args, { ...env, TEST_REPORT: report });
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Builds the portal if its build is stale. @returns the exit code */
function build() {
  return run('npm', ['run', '--silent', 'build']);
}

/** @param {string[]} projects */
function projectArgs(projects) {
  // Playwright reads every word after "--project" as another project.
  return projects.map((project) => `--project=${project}`);
}

/**
 * Runs projects of vitest.config.ts.
 * @param {string[]} projects
 * @param {string[]} args file filters and flags for vitest
 * @param {Record<string, string>} [env]
 */
function vitest(projects, args, env = {}) {
  // Vitest reads the path after a bare "--update" as the value of the flag.
  const plain = args.map((arg) => (arg === '--update' || arg === '-u' ? '--update=all' : arg));
  return runTests(['vitest', 'run', ...projectArgs(projects), ...plain], env, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

/**
 * Tests stories in the browser of all tests.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function stories(args, env) {
  const { ensureBrowser } = await import('./lib/browser.mjs');
  try {
    await ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  return vitest(['stories'], args, env);
}

/**
 * Runs projects of vitest.config.ts that test the production build.
 * @param {string[]} projects
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function vitestOnBuild(projects, args, env) {
  const code = await build();
  return code === 0 ? vitest(projects, args, env) : { passed: 0, failed: 1 };
}

/**
 * Runs projects of playwright.config.ts, whose web server builds the portal if its build is stale.
 * @param {string[]} projects
 * @param {string[]} args file filters and flags for playwright
 * @param {Record<string, string>} [env]
 */
function playwright(projects, args, env = {}) {
  return runTests(['playwright', 'test', ...projectArgs(projects), ...args], env, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/**
 * Counts a command without a report.
 * @param {number | Promise<number>} code
 * @returns {Promise<Count>}
 */
async function counted(code) {
  return { passed: 0, failed: (await code) === 0 ? 0 : 1 };
}

/**
 * Tests flows and journeys in Firefox and WebKit, and reports a missing one.
 * @param {string[]} args
 */
async function testBrowsers(args) {
  installPrograms(['firefox']);
  const engines = await enginesHere(['firefox', 'webkit']);
  return engines.length > 0 ? playwright(engines, args) : { passed: 0, failed: 0 };
}

/**
 * Tests the web servers with settings in docs/deploy; skips those that are not installed.
 * @param {string[]} args
 */
async function testServers(args) {
  installPrograms(['nginx', 'caddy']);
  return playwright(['deploy'], args);
}

/**
 * The engines of this machine. Reports the missing ones.
 * @param {('floor' | 'firefox' | 'webkit')[]} names
 */
async function enginesHere(names) {
  // Imported here, because Playwright is not installed yet right after a clone.
  const { findEngines, missingEngine } = await import('./lib/engines.mjs');
  const engines = await findEngines();
  for (const name of names) if (!engines[name]) console.log(missingEngine[name]);
  return names.filter((name) => engines[name]);
}

/**
 * Runs the tests that import what differs from the main branch: units, kit and stories by Vitest, journeys and matrix
 * by Playwright. Tests of the architecture import nothing that they read, so all of them run.
 * @returns {Promise<Count>}
 */
async function testChanged() {
  const base = baseOfWork();
  if (base === null) {
    console.error('git knows no main branch to compare with: run "npm test", or "git fetch origin main" first.');
    return { passed: 0, failed: 1 };
  }
  const architecture = await vitest(['unit'], ['tests/architecture']);
  const imported = await stories(['--project=unit', '--project=kit', '--changed', base, '--passWithNoTests']);
  const journeys = await playwright(['chromium', 'matrix'], [`--only-changed=${base}`, '--pass-with-no-tests']);
  return total([architecture, imported, journeys]);
}

/** The journeys of `npm test`, and the operations of its other samples. */
const sample = 'chromium journeys/(journey|subscription|payment|student)\\.test|floor (flows/)?course\\.test|@sample';

/**
 * The sample that `npm test` runs of the journeys, the fault matrix, the incomplete answers and the
 * oldest supported browser.
 * @returns {Promise<Count>}
 */
async function testSample() {
  return playwright(['chromium', 'matrix', ...(await enginesHere(['floor']))], ['--grep', sample]);
}

/** @type {Record<string, (args: string[]) => Promise<Count>>} */
const steps = {
  changed: testChanged,
  check: () => counted(run('npm', ['run', '--silent', 'check'], { WIREIT_FAILURES: 'continue' })),
  unit: (args) => vitest(['unit'], args),
  kit: (args) => vitest(['kit'], args),
  stories: (args) => stories(args),
  pictures: (args) => stories(args, { PICTURES: 'only' }),
  sample: testSample,
  size: async () => counted((await build()) || run('node', ['--import', 'tsx', 'scripts/sizes.mjs'])),
  slow: (args) => vitest(['slow'], args),
  scripts: (args) => vitest(['scripts'], args),
  package: (args) => vitestOnBuild(['package'], args),
  e2e: async (args) => playwright(['chromium', ...(await enginesHere(['floor']))], args),
  deploy: testServers,
  matrix: (args) => playwright(['matrix'], args),
  browsers: testBrowsers,
  // One page at a time, so that they do not influence each other's measurements.
  bench: (args) => playwright(['bench'], ['--workers=1', ...args]),
};

/** Steps whose runners report no counts. */
const uncounted = new Set(['changed', 'check', 'size']);

const all = ['check', 'unit', 'kit', 'stories', 'size', 'slow', 'scripts', 'package', 'e2e', 'deploy', 'matrix'];

/** What the step `kit` tests. */
const kitSources =
  /^(?:openapi\.yaml|vitest\.config\.ts|packages\/(?:contract|api-client)\/|apps\/(?:mock-server|contract-kit)\/)/;

/** The steps of `npm test`: the product, and the kit when it differs from the main branch or git cannot say so. */
function usualSteps() {
  const base = baseOfWork();
  const isKitSame = base !== null && !filesSince(base).some((file) => kitSources.test(file));
  return ['check', 'unit', ...(isKitSame ? [] : ['kit']), 'stories', 'size', 'sample'];
}

/**
 * Says what `npm test` has left out.
 * @param {string[]} names of the steps that ran
 */
function tellLeftOut(names) {
  const left = ['pictures', ...all].filter((name) => !names.includes(name));
  console.log(`\nNot run: ${left.join(', ')}. One of them: npm test -- STEP; everything: npm run test:all`);
}

/**
 * The steps on the command line, and the remaining arguments for their runner; no steps for an
 * unknown one.
 * @param {string[]} args
 */
function readArgs(args) {
  if (args[0] === '--all') return { names: all, rest: args.slice(1) };
  if (args.length === 0) return { names: usualSteps(), rest: [] };
  const first = args.findIndex((arg) => !(arg in steps));
  if (first === -1) return { names: args, rest: [] };
  return { names: args.slice(0, first), rest: args.slice(first) };
}

/**
 * @param {string} name of a step
 * @param {string[]} args
 */
async function runStep(name, args) {
  const start = performance.now();
  console.log(`\n── ${name} ──`);
  const count = await steps[name](args);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`── ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return count;
}

/** @param {Count[]} counts */
function total(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * `npm test`: checks, unit tests, all stories without pictures, and a sample of journeys and faults. With `--all`
 * every journey and fault, and the commands; with step names only those: `npm test -- unit
 * packages/ui`. The last line is the sum over all tests.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function main(args) {
  const { names, rest } = readArgs(args);
  const choice = Object.keys(steps).join(', ');
  if (rest[0] === '--help' && names.length === 0) {
    console.log(
      `npm test -- [STEP...] [ARGUMENTS OF ITS RUNNER]\n\n"changed" tests what differs from the main branch.\nSteps: ${choice}`,
    );
    return 0;
  }
  if (names.length === 0) {
    console.error(`There is no test step "${rest[0]}": choose of ${choice}, or name none.`);
    return 1;
  }
  const isUsual = args.length === 0;
  // Pictures are a step of their own there.
  if (isUsual) process.env['PICTURES'] ??= 'off';
  const counts = [];
  for (const name of names) if (!interrupted) counts.push(await runStep(name, rest));
  if (isUsual) tellLeftOut(names);
  const { passed, failed } = total(counts);
  // The output of a long step before the last one is out of sight.
  if (failed > 0) console.log(`\nFailed: ${names.filter((_, at) => counts[at]?.failed).join(', ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (interrupted) return 130;
  return failed === 0 && (passed > 0 || names.every((name) => uncounted.has(name))) ? 0 : 1;
}

// The runner of the current step also gets Ctrl+C and cleans up; no other step starts.
process.on('SIGINT', () => {
  interrupted = true;
});
process.exitCode = await main(process.argv.slice(2));
