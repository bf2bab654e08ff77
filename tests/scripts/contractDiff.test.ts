import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { startFile } from '../support/run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
const contract = fromRoot('openapi.yaml');

/** openapi.yaml with one reference that leads nowhere. */
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

test('options come after the documents', async () => {
  const { code, output } = await diff(['--fail-on', 'none', contract, contract]);
  expect(output).toBe('Name two documents first, then options: npm run contract:diff -- OLD NEW.\n');
  expect(code).toBe(1);
});
