import { expect, test } from 'vitest';
import { allPaths, timeout, read, type SourceFile } from './sources.ts';

/** Text that is valid on one machine only; in parts, so that this file does not match itself. */
const foreign = [
  {
    name: 'a path of one machine',
    pattern: new RegExp(`(?<![\\w.@/-])/(?:${['work', 'tmp', 'home', 'root', 'Users'].join('|')})/\\w`),
  },
  {
    name: 'a package registry',
    pattern: new RegExp(
      `\\b(?:registry|npm|mirror|proxy)[\\w-]*\\.[\\w.-]+\\.(?:${['org', 'com', 'io', 'net', 'local'].join('|')})\\b`,
    ),
  },
];

/** Lines with a path of one machine or the address of a package registry. */
function machineLines({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = foreign.find(({ pattern }) => pattern.test(line));
    return found ? [`${path}:${index + 1} names ${found.name}`] : [];
  });
}

const binary = /\.(png|jpg|ico|woff2?|pdf|zip)$/;

test('no file contains a path of one machine or a package registry', { timeout }, () => {
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
