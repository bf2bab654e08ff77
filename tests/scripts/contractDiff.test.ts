import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { startCommand } from '../support/run.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
let repository = '';
let count = 0;

const document = `openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths:
  /a: { get: { responses: { '200': { description: ok } } } }
  /b: { get: { responses: { '200': { description: ok } } } }
`;
const broken = document.replace('/b', '/c');

function git(...args: string[]): void {
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...person, ...args], { cwd: repository, stdio: 'ignore' });
}

function write(file: string, text: string): string {
  writeFileSync(path.join(repository, file), text);
  return file;
}

/** Runs the command in the repository of the test. */
async function diff(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { code, output } = await startCommand(process.execPath, ['scripts/contract-diff.mjs', ...args], {}, repository)
    .ended;
  // Redocly says in a box that it will leave Node 20.
  return { code, output: output.replaceAll(/^ +[╔║╚].*$/gm, '').trim() };
}

function release(version: string): void {
  write('packages/contract/package.json', `{ "version": "${version}" }`);
  git('add', '.');
  git('commit', '-m', version);
}

/** Each test gets a repository with a released contract. */
beforeEach(() => {
  repository = path.join(folder, `${(count += 1)}`);
  for (const name of ['packages/contract', '.changeset']) mkdirSync(path.join(repository, name), { recursive: true });
  for (const file of ['contract-diff.mjs', 'lib/root.mjs', 'lib/lastRelease.mjs'])
    cpSync(fromRoot('scripts', file), path.join(repository, 'scripts', file));
  cpSync(fromRoot('redocly.yaml'), path.join(repository, 'redocly.yaml'));
  symlinkSync(fromRoot('node_modules'), path.join(repository, 'node_modules'), 'junction');
  write('.gitignore', 'node_modules');
  write('openapi.yaml', document);
  git('init', '-b', 'main');
  release('1.0.0');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('two documents are compared by redocly diff, with its options', async () => {
  write('next.yaml', broken);
  const { code, output } = await diff('openapi.yaml', 'next.yaml', '--format', 'markdown');
  expect(output).toContain('| 🔴 major |');
  expect(code).toBe(1);
});

test('openapi.yaml is compared with the newest tag, else with the commit of the current version', async () => {
  git('tag', '@raiz/contract@1.0.0');
  write('openapi.yaml', broken);
  release('1.10.0');
  write('notes.txt', 'later');
  git('add', '.');
  git('commit', '-m', 'later');
  expect(await diff()).toMatchObject({ code: 1, output: expect.stringContaining('that of @raiz/contract@1.0.0:') });
  git('tag', '@raiz/contract@1.10.0', 'HEAD^');
  expect(await diff()).toMatchObject({ code: 0, output: expect.stringContaining('that of @raiz/contract@1.10.0:') });
  git('tag', '-d', '@raiz/contract@1.0.0', '@raiz/contract@1.10.0');
  expect((await diff()).code).toBe(0);
  write('openapi.yaml', document);
  const { code, output } = await diff();
  expect(output).toMatch(/^openapi\.yaml against that of [\da-f]{7,}:/);
  expect(code).toBe(1);
});

test('a breaking change without a major changeset or version fails the check, in one sentence', async () => {
  expect(await diff('--check')).toEqual({ code: 0, output: '' });
  write('openapi.yaml', broken);
  write('.changeset/words.md', "---\n'@raiz/contract': minor\n---\n\n'@raiz/contract': major\n");
  const { code, output } = await diff('--check');
  expect(output).toMatch(/^openapi\.yaml breaks the last release: .* announces it\.$/);
  expect(code).toBe(1);
  write('.changeset/words.md', "---\r\n'@raiz/contract': major\r\n---\r\n\r\nWords.\r\n");
  expect(await diff('--check')).toEqual({ code: 0, output: '' });
  rmSync(path.join(repository, '.changeset/words.md'));
  write('openapi.yaml', broken.replace('1.0.0', '2.0.0'));
  expect(await diff('--check')).toEqual({ code: 0, output: '' });
});

test('a copy without history does not know the release, and passes the check', async () => {
  rmSync(path.join(repository, '.git'), { recursive: true });
  const sentence = /^This copy does not know the last release of the contract: .*\.$/;
  expect(await diff()).toEqual({ code: 2, output: expect.stringMatching(sentence) });
  expect(await diff('--check')).toEqual({ code: 0, output: expect.stringMatching(sentence) });
});

test('the contract and its kit have the version of openapi.yaml', () => {
  const { info }: { info: { version: string } } = parse(readFileSync(fromRoot('openapi.yaml'), 'utf8'));
  for (const manifest of ['packages/contract/package.json', 'apps/contract-kit/package.json'])
    expect(JSON.parse(readFileSync(fromRoot(manifest), 'utf8'))).toMatchObject({ version: info.version });
});
