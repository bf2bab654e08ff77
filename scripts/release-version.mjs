import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { ensureInstall } from './lib/install.mjs';
import { withVersion } from './lib/contractVersion.mjs';
import { fromRoot } from './lib/root.mjs';
import { runNode, runProgram, runTool } from './lib/spawn.mjs';

/** @returns {Promise<string>} the version that the contract's package has */
async function contractVersion() {
  const { version } = JSON.parse(await readFile(fromRoot('packages', 'contract', 'package.json'), 'utf8'));
  return version;
}

/**
 * Turns the changesets in `.changeset` into versions and changelogs of `packages/ui` and the
 * contract. The contract's version goes into openapi.yaml, which becomes the released one. Commit
 * the changes.
 * @param {string[]} args for `changeset version`
 */
export async function run(args) {
  await ensureInstall();
  const before = await contractVersion();
  const { code } = await runTool('@changesets/cli:changeset', ['version', ...args]);
  if (code !== 0) return code;
  // The lock file contains the versions of the workspaces.
  const locked = await runProgram('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund']);
  const version = await contractVersion();
  if (locked.code !== 0 || version === before) return locked.code;
  const document = fromRoot('openapi.yaml');
  await writeFile(document, withVersion(await readFile(document, 'utf8'), version));
  await copyFile(document, fromRoot('packages', 'contract', 'released', 'openapi.yaml'));
  return (await runNode(['--import', 'tsx', 'packages/contract/generate/main.ts'])).code;
}
