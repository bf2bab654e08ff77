import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { startCommand, startFile } from '../support/run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
const contract = fromRoot('openapi.yaml');

/** openapi.yaml with one broken reference. */
const dangling = path.join(folder, 'dangling.yaml');
writeFileSync(
  dangling,
  readFileSync(contract, 'utf8').replace('#/components/examples/CodigoAusente', '#/components/examples/Nowhere'),
);

function diff(args: string[]) {
  return startFile('scripts/contract-diff.mjs', args).ended;
}

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['old', [dangling, contract]],
  ['new', [contract, dangling]],
])('a reference that leads nowhere in the %s document is refused', async (_, documents) => {
  const { code, output } = await diff(documents);
  expect(output).toContain("Can't resolve $ref");
  expect(output).toContain('Correct these references, then compare again.');
  expect(code).toBe(1);
});

test('two sound documents are compared', async () => {
  const { code, output } = await diff([contract, contract]);
  expect(output).toContain('0 major, 0 minor, 0 patch');
  expect(code).toBe(0);
});

test('a document may come from a pipe', async () => {
  const node = `"${process.execPath}" scripts/contract-diff.mjs`;
  const { code, output } = await startCommand('sh', ['-c', `cat openapi.yaml | ${node} /dev/stdin openapi.yaml`]).ended;
  expect(output).toContain('0 major, 0 minor, 0 patch');
  expect(code).toBe(0);
});

test.each([
  ['a missing document', ['gone.yaml', contract], 'gone.yaml'],
  ['a folder', [contract, folder], folder],
  ['an empty document', ['/dev/null', contract], '/dev/null'],
])('%s is one sentence', async (_, documents, name) => {
  expect(await diff(documents)).toEqual({ code: 1, output: `${name} is empty or cannot be read: correct its path.\n` });
});

test('options come after the documents', async () => {
  const { code, output } = await diff(['--fail-on', 'none', contract, contract]);
  expect(output).toBe('Name two documents first, then options: npm run contract:diff -- OLD NEW.\n');
  expect(code).toBe(1);
});

/** A folder with openapi.yaml and rules, with one changed rule. */
function withRules(name: string, change: (rules: string) => string): string {
  const copy = path.join(folder, name);
  mkdirSync(path.join(copy, 'docs'), { recursive: true });
  copyFileSync(contract, path.join(copy, 'openapi.yaml'));
  const rules = readFileSync(fromRoot('docs', 'api-decisions.md'), 'utf8');
  writeFileSync(path.join(copy, 'docs/api-decisions.md'), change(rules));
  return path.join(copy, 'openapi.yaml');
}

test('the rules beside two documents are rated, too', async () => {
  const older = withRules('older', (rules) => rules.replace('fields in requests are ignored, not', 'fields are'));
  const { code, output } = await diff([older, contract]);
  expect(output).toContain(
    'Rules of api-decisions.md: 0 added, 1 changed, 0 removed\n  minor  changed  #unknown-fields\n',
  );
  expect(code).toBe(0);
  expect((await diff([older, contract, '--fail-on', 'minor'])).code).toBe(1);
  const alone = path.join(folder, 'alone.yaml');
  copyFileSync(contract, alone);
  expect((await diff([alone, contract])).output).toContain(`no docs/api-decisions.md beside ${alone}.`);
});

test('two files of rules are compared alone', async () => {
  const rules = fromRoot('docs', 'api-decisions.md');
  const older = path.join(
    path.dirname(withRules('old', (text) => text.replace('### Ids', '### Identifiers'))),
    'docs/api-decisions.md',
  );
  const { code, output } = await diff([older, rules]);
  expect(output).toMatch(/^Rules of api-decisions\.md: 1 added, 0 changed, 1 removed\n {2}minor {2}added {2}#ids\n/);
  expect(code).toBe(0);
  expect((await diff([older, contract])).output).toBe('Name two OpenAPI documents, or two of rules (.md).\n');
  expect((await diff([older, 'gone.md'])).output).toBe('gone.md is empty or cannot be read: correct its path.\n');
});
