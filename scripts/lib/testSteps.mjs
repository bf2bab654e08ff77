import { ensureBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { runStories } from './pictures.mjs';
import { ensurePortalBuild } from './portalBuild.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './spawn.mjs';
import { runVitest } from './vitest.mjs';
import { findWebServers } from './webServers.mjs';

/** @typedef {import('./vitest.mjs').Count} Count */

/** @returns {Promise<Record<string, string>>} */
async function withBrowser() {
  return { CHROMIUM_PATH: await ensureBrowser() };
}

/**
 * Tests the stories and compares pictures of the first story of each component and screen, and of components in the dark, with the
 * accepted ones (all of them: `npm run pictures`); after all of them, and
 * not after some, also that the list of who shows which message still holds.
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function testStories(args) {
  const count = await runStories('compare', args, { PICTURES_OF: 'some', ...(await withBrowser()) });
  if (args.length > 0) return count;
  const { code } = await runNode(['--import', 'tsx', 'scripts/messages/main.ts', '--check']);
  return code === 0 ? { ...count, passed: count.passed + 1 } : { ...count, failed: count.failed + 1 };
}

/**
 * Tests the production build in a browser.
 * @param {string} project
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function testBuild(project, args, env = {}) {
  const withPath = { ...env, ...(await withBrowser()) };
  await ensurePortalBuild();
  return runVitest(project, args, withPath);
}

/**
 * Tests the bundled server, and the shipped settings on the web servers themselves. Those that are not on this machine are installed when the step was asked for by
 * its name; among all steps they are left out, and that is said.
 * @param {string[]} args
 * @param {boolean} named
 * @returns {Promise<Count>}
 */
async function testServers(args, named) {
  const servers = await findWebServers(named);
  for (const name of ['NGINX_PATH', 'CADDY_PATH'])
    if (!servers[name])
      console.log(`LEFT OUT: no program for ${name} on this machine. "npm test -- deploy" gets it where apt-get may.`);
  await ensurePortalBuild();
  return runVitest('deploy', args, servers);
}

/**
 * The steps of `npm test`, in order. `check` counts as a failure when it fails and not at all when it passes; matrix and budgets are whole
 * when their step was asked for by its name, and some of the cases (tests/matrix/share.ts) among all steps.
 * @type {Record<string, (args: string[], named: boolean) => Promise<Count>>}
 */
export const testSteps = {
  check: async () => ({ passed: 0, failed: (await runChecks()) ? 0 : 1 }),
  unit: (args) => runVitest('unit', args, {}),
  stories: testStories,
  journey: (args, named) => testBuild('journey', args, named ? {} : { CASES_SHARE: '18' }),
  deploy: testServers,
  matrix: (args, named) => testBuild('matrix', args, named ? {} : { CASES_SHARE: '24' }),
};

/**
 * Which steps the command line asks for, whether by name, and what is left for vitest: `npm test -- unit packages/ui` runs one step on some files.
 * @param {string[]} args
 */
export function chooseSteps(args) {
  const all = Object.keys(testSteps);
  const first = args.findIndex((arg) => !all.includes(arg));
  const named = first === -1 ? args : args.slice(0, first);
  const rest = first === -1 ? [] : args.slice(first);
  if (named.length === 0 && rest.length > 0) {
    throw new Problem(`There is no test step "${rest[0]}": choose of ${all.join(', ')}, or name none to run all.`);
  }
  return { steps: named.length > 0 ? named : all, named: named.length > 0, rest };
}
