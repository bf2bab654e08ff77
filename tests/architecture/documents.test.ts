import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/lib/root.mjs';
import { allPaths, read, type SourceFile } from './sources.ts';

/** Commands of npm itself, besides the scripts of package.json. */
const verbs = new Set(['i', 'pack', 'publish', 'ci', 'install', 'test', 'start']);

/** The code of a document: lines of its blocks, and text in backticks. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline].map((code) => code.trim());
}

/** Commands that are not in package.json. */
function unknownCommands({ path, text }: SourceFile, scripts: readonly string[]): string[] {
  return codeOf(text).flatMap((code) => {
    const [command, run, name = ''] = /^(?:\w+=\S+ )*npm (run )?([a-z][\w:-]*)/.exec(code) ?? [];
    const isKnown = command === undefined || scripts.includes(name) || (!run && verbs.has(name));
    return isKnown ? [] : [`${path} says "${command}"`];
  });
}

/** Missing files and folders that a document names in backticks; remark checks its links. */
function deadPaths({ path, text }: SourceFile, exists: (target: string) => boolean): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  // A package's own document may omit `src` in the paths of its files.
  const bases = ['', folder, `${folder}src/`];
  return codeOf(text)
    .filter(isPath)
    .filter((target) => !bases.some((base) => exists(normalise(base + target))))
    .map((target) => `${path} names ${target}`);
}

/** Whether code is a repository path: a slash inside or a document extension, and no wildcard. */
function isPath(code: string): boolean {
  return /^\.?[\w.-]+(?:\/[\w.-]+)+\/?$|^[\w.-]+\.(?:json|md|yaml)$/.test(code) && !/^\d+\/\d+$/.test(code);
}

function normalise(target: string): string {
  const parts: string[] = [];
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The refusal of an unknown step, which names all steps of `npm test`. */
const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), '?'], { encoding: 'utf8' });
const testSteps = /choose of ([\w, ]+),/.exec(stderr)?.[1]?.split(', ') ?? [];

/** Steps that a workflow names and `npm test` does not have. */
function unknownSteps({ path, text }: SourceFile): string[] {
  const { jobs }: { jobs: Record<string, { steps: { run?: string }[] }> } = parse(text);
  const commands = Object.values(jobs).flatMap((job) => job.steps.map(({ run = '' }) => run));
  const named = commands.flatMap((run) => [...run.matchAll(/npm test -- ([^-|\n]*)/g)]);
  const steps = named.flatMap(([, words = '']) => words.trim().split(' '));
  return steps.filter((step) => !testSteps.includes(step)).map((step) => `${path} tests "${step}"`);
}

const manifest: { scripts: Record<string, string>; wireit: Record<string, { command?: string }> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const scripts = Object.keys(manifest.scripts);
const documents = read(allPaths.filter((file) => file.endsWith('.md')));

/** Created by commands, so missing in a fresh clone. */
const made =
  /^((?:apps\/portal|apps\/contract-kit|packages\/ui)\/dist|apps\/portal\/deploy|storybook-static|test-results|\.cache|node_modules)(\/|$)/;

test('every command in a document exists', () => {
  expect(documents.flatMap((file) => unknownCommands(file, scripts))).toEqual([]);
});

test('every file named in a document exists', () => {
  const exists = (target: string) => made.test(target) || existsSync(join(root, target));
  expect(documents.flatMap((file) => deadPaths(file, exists))).toEqual([]);
});

test('every test step in a workflow exists', () => {
  const workflows = allPaths.filter((file) => file.startsWith('.github/workflows/'));
  expect(read(workflows).flatMap(unknownSteps)).toEqual([]);
});

test('every script runs an existing file', () => {
  const commands = [
    ...Object.values(manifest.scripts),
    ...Object.values(manifest.wireit).map((one) => one.command ?? ''),
  ];
  const files = commands.flatMap((command) => command.match(/(?:scripts|packages|apps)\/[\w/.-]+/g) ?? []);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('finds an unknown command, in a block and in a line', () => {
  const text =
    'Run `npm start` or `X=1 npm run gone`; npm itself is no command.\n```sh\nnpm run build -- x\nnpm nonsense # no\n```\n';
  expect(unknownCommands({ path: 'README.md', text }, ['start', 'build'])).toEqual([
    'README.md says "npm nonsense"',
    'README.md says "X=1 npm run gone"',
  ]);
});

test('finds an unknown step of a workflow', () => {
  const text = 'jobs: { a: { steps: [{ run: npm ci }, { run: "npm test -- unit gone --shard=1/4" }] } }';
  expect(unknownSteps({ path: 'ci.yml', text })).toEqual(['ci.yml tests "gone"']);
});

test('finds a path that does not exist', () => {
  const text = 'See `apps/portal`, `docs/old.md`, `a/b/*.ts`, `GET /perfil` and `24/7`.';
  const exists = (target: string) => target === 'apps/portal';
  expect(deadPaths({ path: 'docs/x.md', text }, exists)).toEqual(['docs/x.md names docs/old.md']);
});
