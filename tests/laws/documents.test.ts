import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deadPaths, unknownCommands } from './documents.ts';
import { root } from '../support/root.ts';
import { allPaths, read } from './sources.ts';

const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const scripts = Object.keys(manifest.scripts);
const documents = read(allPaths.filter((file) => file.endsWith('.md')));

/** Created by commands, so missing in a fresh clone. */
const made =
  /^((?:apps\/portal|apps\/contract-kit|packages\/ui)\/dist|apps\/portal\/deploy|storybook-static|test-results|\.cache|node_modules)(\/|$)/;

test('every command in a document exists', () => {
  expect(documents.flatMap((file) => unknownCommands(file, scripts))).toEqual([]);
});

test('every file named in a document exists', () => {
  const exists = (place: string) => made.test(place) || existsSync(path.join(root, place));
  expect(documents.flatMap((file) => deadPaths(file, exists))).toEqual([]);
});

test('every script runs an existing file', () => {
  const missing = scripts.filter((name) => {
    const command = manifest.scripts[name] ?? '';
    const task = /^node scripts\/run\.cjs ([\w-]+)/.exec(command)?.[1];
    const file = task === undefined ? /(?:packages|apps)\/[\w/.-]+/.exec(command)?.[0] : `scripts/${task}.mjs`;
    return file !== undefined && !existsSync(path.join(root, file));
  });
  expect(missing).toEqual([]);
});

test('finds an unknown command, in a block and in a line', () => {
  const text =
    'Run `npm start` or `X=1 npm run gone`; npm itself is no command.\n```sh\nnpm run build -- x\nnpm nonsense # no\n```\n';
  expect(unknownCommands({ path: 'README.md', text }, ['start', 'build'])).toEqual([
    'README.md says "npm nonsense"',
    'README.md says "X=1 npm run gone"',
  ]);
});

test('finds a path that does not exist', () => {
  const text =
    'See `apps/portal`, `docs/old.md`, [this](../README.md), [that](gone.md), `a/b/*.ts`, `GET /perfil` and `24/7`.';
  const exists = (place: string) => ['apps/portal', 'README.md'].includes(place);
  expect(deadPaths({ path: 'docs/x.md', text }, exists)).toEqual([
    'docs/x.md names docs/old.md',
    'docs/x.md names gone.md',
  ]);
});
