import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot, root } from './lib/root.mjs';

/** @param {string} command */
function run(command) {
  execSync(command, { cwd: root, stdio: 'inherit' });
}

/** @param {string} file @param {RegExp} place what the new text replaces @param {string} text */
function rewrite(file, place, text) {
  const before = readFileSync(fromRoot(file), 'utf8');
  if (before.search(place) === -1) throw new Error(`${file} has no ${place}.`);
  writeFileSync(fromRoot(file), before.replace(place, text));
}

/**
 * Turns the changesets in `.changeset` into versions and changelogs of `packages/ui`, the contract and its kit. Writes
 * the contract's version into openapi.yaml, and into the documents with the file name of the kit. Commit the changes.
 */
run('npx changeset version');
// The lock file contains the versions of the workspaces.
run('npm install --package-lock-only --no-audit --no-fund');
const { version } = JSON.parse(readFileSync(fromRoot('packages/contract/package.json'), 'utf8'));
rewrite('openapi.yaml', /(?<=^ {2}version: ).*$/m, version);
for (const file of ['apps/contract-kit/README.md', 'apps/contract-kit/workflow.yml'])
  rewrite(file, /(?<=raiz-contract-kit-)[\d.]+(?=\.tgz)/g, version);
run('npm run generate');
run('npx oxfmt .changeset packages/*/CHANGELOG.md apps/*/CHANGELOG.md openapi.yaml');
