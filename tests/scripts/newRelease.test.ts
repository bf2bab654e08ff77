import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../scripts/serve/portalListener.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';

/** Much longer than the two seconds after which the server accepts a quiet build. */
const taken = { timeout: 20_000, interval: 50 };

const backend: Backend = { paths: ['/api'], listener: (_request, response) => void response.end() };

let folder: string;
let dist: string;
let portal: RunningPortal | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  dist = path.join(folder, 'dist');
});

afterEach(async () => {
  await portal?.close();
  portal = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** The files of a build: each contains its letter, and those of two builds have equal lengths. */
function filesOf(letter: string): Map<string, string> {
  const page = `<script>${letter}()</script><script src="/assets/main-${letter}.js"></script>`;
  return new Map([
    ['200.html', page],
    ['index.html', page],
    ['theme.js', letter.repeat(300_000)],
    [`assets/main-${letter}.js`, letter.repeat(300_000)],
  ]);
}

/** Writes a build like a container image: every time is 1980. */
function writeBuild(target: string, letter: string): void {
  mkdirSync(path.join(target, 'assets'), { recursive: true });
  for (const [name, text] of filesOf(letter)) writeFileSync(path.join(target, name), text);
  const year = new Date('1980-01-01T00:00:00Z');
  for (const name of filesOf(letter).keys()) utimesSync(path.join(target, name), year, year);
}

async function serve(): Promise<string> {
  portal = await servePortal({ dist, backend, port: 0 });
  return `http://127.0.0.1:${portal.port}`;
}

async function emptyAndWrite(): Promise<void> {
  rmSync(dist, { recursive: true });
  await wait(100);
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  for (const [name, text] of filesOf('b')) {
    writeFileSync(path.join(dist, name), text.slice(0, text.length / 2));
    await wait(100);
    writeFileSync(path.join(dist, name), text);
  }
}

async function writeOver(): Promise<void> {
  const next = path.join(folder, 'next');
  writeBuild(next, 'b');
  for (const name of filesOf('b').keys()) {
    copyFileSync(path.join(next, name), path.join(dist, name));
    await wait(50);
  }
}

async function swapFolders(): Promise<void> {
  const next = path.join(folder, 'next');
  writeBuild(next, 'b');
  renameSync(dist, path.join(folder, 'old'));
  await wait(100);
  renameSync(next, dist);
}

test.each([
  ['the folder is emptied and written again', emptyAndWrite],
  ['files are written over the old ones', writeOver],
  ['another folder takes its name', swapFolders],
])('every answer is a whole file of one build while %s', async (_how, replace) => {
  writeBuild(dist, 'a');
  const address = await serve();
  const names = ['', 'theme.js', 'assets/main-a.js', 'assets/main-b.js'];
  const whole = new Set([...filesOf('a').values(), ...filesOf('b').values()]);
  const odd: unknown[] = [];
  const done = new AbortController();
  const clients = Array.from({ length: 80 }, async (_, client) => {
    for (let at = client; !done.signal.aborted; at += 1) {
      const response = await fetch(`${address}/${names[at % names.length]}`, { headers: { accept: '*/*' } });
      const text = await response.text();
      const isWhole = response.status === 200 ? whole.has(text) : [404, 503].includes(response.status);
      if (!isWhole) odd.push([response.status, text.length]);
      await wait(20);
    }
  });
  await replace();
  await expect.poll(async () => (await fetch(`${address}/theme.js`)).text(), taken).toBe('b'.repeat(300_000));
  done.abort();
  await Promise.all(clients);
  expect(odd).toEqual([]);
});

test('a page of equal size and time has another tag and the policy of its own scripts', async () => {
  writeBuild(dist, 'a');
  const address = await serve();
  const before = await fetch(address);
  const tag = String(before.headers.get('etag'));
  writeBuild(dist, 'b');
  await expect.poll(async () => (await fetch(address)).headers.get('etag'), taken).not.toBe(tag);
  const after = await fetch(address);
  expect(after.headers.get('content-security-policy')).not.toBe(before.headers.get('content-security-policy'));
});

test('open pages of the build before still find their files', async () => {
  writeBuild(dist, 'a');
  const address = await serve();
  await swapFolders();
  await expect.poll(async () => (await fetch(`${address}/assets/main-b.js`)).status, taken).toBe(200);
  expect(await (await fetch(`${address}/assets/main-a.js`)).text()).toBe('a'.repeat(300_000));
});

test('a build whose files are missing does not take the place of a whole one, and is told', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  writeBuild(dist, 'a');
  const address = await serve();
  writeBuild(dist, 'b');
  rmSync(path.join(dist, 'assets/main-b.js'));
  await expect.poll(() => log.mock.calls, taken).toEqual([[expect.stringContaining('assets/main-b.js')]]);
  expect(await (await fetch(`${address}/theme.js`)).text()).toBe('a'.repeat(300_000));
  log.mockRestore();
});

test('without a build it says so, and serves the build that comes', async () => {
  const address = await serve();
  const early = await fetch(address);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5']);
  const next = path.join(folder, 'next');
  writeBuild(next, 'b');
  cpSync(next, dist, { recursive: true });
  expect(readdirSync(dist)).toContain('200.html');
  await expect.poll(async () => (await fetch(address)).status, taken).toBe(200);
});
