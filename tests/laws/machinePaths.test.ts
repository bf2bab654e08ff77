import { expect, test } from 'vitest';
import { machineLines } from './machinePaths.ts';
import { allPaths, patience, read } from './sources.ts';

const binary = /\.(png|jpg|ico|woff2?|pdf|zip)$/;

test('no file contains a path of one machine or a package registry', { timeout: patience }, () => {
  const files = read(allPaths.filter((path) => !binary.test(path) && path !== 'tests/laws/machinePaths.test.ts'));
  expect(files.flatMap(machineLines)).toEqual([]);
});

test.each([
  '"file": "/work/main/openapi.yaml"',
  'see /tmp/notes.txt',
  '(/home/ana/portal)',
  '"resolved": "https://registry.npmjs.org/vite/-/vite-8.3.8.tgz"',
  'registry=http://npm-proxy.example.com/',
])('%s is found', (text) => {
  expect(machineLines({ path: 'x', text })).toEqual([
    'x:1 names '.concat(text.includes('http') ? 'a package registry' : 'a path of one machine'),
  ]);
});

test.each([
  'https://example.com/work/x',
  'apps/portal/home/x',
  'import "./tmp/x.ts"',
  'npm run start',
  '"resolved": "packages/ui"',
])('%s is allowed', (text) => {
  expect(machineLines({ path: 'x', text })).toEqual([]);
});
