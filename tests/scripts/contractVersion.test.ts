import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withKitFile, withVersion } from '../../scripts/lib/contractVersion.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';

const document = readFileSync(fromRoot('openapi.yaml'), 'utf8');
const manifest: { version: string } = JSON.parse(readFileSync(fromRoot('packages/contract/package.json'), 'utf8'));

test('the contract has the version of its package', () => {
  expect(parse(document)).toMatchObject({ info: { version: manifest.version } });
});

test('a new version changes one line of the document', () => {
  const changed = withVersion(document, '9.8.7');
  expect(parse(changed)).toMatchObject({ info: { version: '9.8.7' } });
  const before = document.split('\n');
  expect(changed.split('\n').filter((line, index) => line !== before[index])).toEqual(['  version: 9.8.7']);
});

test('reports a document without a version', () => {
  expect(() => withVersion('openapi: 3.1.0\n', '1.0.0')).toThrow('has no info.version');
});

test('the file of the kit is named with the new version', () => {
  const text = 'npm install ./raiz-contract-kit-1.0.1.tgz && npx raiz-contract # 1.0.1';
  expect(withKitFile(text, '1.10.0')).toBe('npm install ./raiz-contract-kit-1.10.0.tgz && npx raiz-contract # 1.0.1');
});

test('reports a document that does not name the file of the kit', () => {
  expect(() => withKitFile('npm install ./kit.tgz', '1.0.0')).toThrow('A document of the kit does not name its file');
});
