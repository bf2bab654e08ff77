import { execSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { anchorOf, ruleChanges, rulesIn } from '../packages/contract/src/release/rules.mjs';
import { withKitFile, withVersion } from './lib/contractVersion.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { withRelease } from './lib/since.mjs';

/** @returns {string} the version of the contract's package */
function contractVersion() {
  return JSON.parse(readFileSync(fromRoot('packages', 'contract', 'package.json'), 'utf8')).version;
}

/** @param {string} command */
function run(command) {
  execSync(command, { cwd: root, stdio: 'inherit' });
}

/** @param {string} file @param {(text: string) => string} change */
function rewrite(file, change) {
  writeFileSync(fromRoot(file), change(readFileSync(fromRoot(file), 'utf8')));
}

/** @param {object} value */
function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Records the additions of a version: new checks of the kit, and rules that differ from the
 * released ones. Then these are the released ones.
 * @param {string} version
 */
function noteNews(version) {
  const released = 'packages/contract/released/rules.json';
  const next = rulesIn(readFileSync(fromRoot('docs', 'api-decisions.md'), 'utf8'));
  const changes = ruleChanges(JSON.parse(readFileSync(fromRoot(released), 'utf8')), next);
  const list = execSync('node apps/contract-kit/bin/raiz-contract.mjs --list', { cwd: root, encoding: 'utf8' });
  const now = {
    checks: list.split('\n').flatMap((line) => line.split(/ +/)[2] ?? []),
    rules: Object.keys(next).map(anchorOf),
    changed: changes.map(({ heading }) => anchorOf(heading)),
  };
  rewrite('apps/contract-kit/src/core/since.json', (text) => jsonText(withRelease(JSON.parse(text), version, now)));
  rewrite(released, () => jsonText(next));
}

/**
 * Turns the changesets in `.changeset` into versions and changelogs of `packages/ui` and the
 * contract. Writes the contract's version into openapi.yaml, which becomes the released one, and
 * into the documents with the file name of the kit. Commit the changes.
 */
const before = contractVersion();
run('npx changeset version');
// The lock file contains the versions of the workspaces.
run('npm install --package-lock-only --no-audit --no-fund');
const version = contractVersion();
if (version !== before) {
  rewrite('openapi.yaml', (text) => withVersion(text, version));
  copyFileSync(fromRoot('openapi.yaml'), fromRoot('packages', 'contract', 'released', 'openapi.yaml'));
  noteNews(version);
  for (const file of ['apps/contract-kit/README.md', 'apps/contract-kit/workflow.yml'])
    rewrite(file, (text) => withKitFile(text, version));
  run('npm run generate');
}
