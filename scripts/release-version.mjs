import { execSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { withVersion } from './lib/contractVersion.mjs';
import { fromRoot, root } from './lib/root.mjs';

/** @returns {string} the version that the contract's package has */
function contractVersion() {
  return JSON.parse(readFileSync(fromRoot('packages', 'contract', 'package.json'), 'utf8')).version;
}

/** @param {string} command */
function run(command) {
  execSync(command, { cwd: root, stdio: 'inherit' });
}

/**
 * Turns the changesets in `.changeset` into versions and changelogs of `packages/ui` and the
 * contract. The contract's version goes into openapi.yaml, which becomes the released one. Commit
 * the changes.
 */
const before = contractVersion();
run('npx changeset version');
// The lock file contains the versions of the workspaces.
run('npm install --package-lock-only --no-audit --no-fund');
const version = contractVersion();
if (version !== before) {
  const document = fromRoot('openapi.yaml');
  writeFileSync(document, withVersion(readFileSync(document, 'utf8'), version));
  copyFileSync(document, fromRoot('packages', 'contract', 'released', 'openapi.yaml'));
  run('npm run generate');
}
