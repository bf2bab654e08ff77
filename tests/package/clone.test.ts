import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fromRoot, root } from '../../scripts/lib/root.mjs';
import { startCommand } from '../support/run.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

mkdirSync(fromRoot('.cache'), { recursive: true });
/** On the disk of the installed packages. */
const home = mkdtempSync(fromRoot('.cache', 'clone-'));

/** A folder with most of the characters that a path may have. */
const clone = path.join(home, 'joão & Zoë (2), $x ~a@b=c!; 東京');

function inClone(...parts: string[]): string {
  return path.join(clone, ...parts);
}

/** Copies a folder by hard links: tools refuse packages outside the clone. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Runs a command in the clone. @returns what it says when it fails, else nothing */
async function failureOf(file: string, ...args: string[]): Promise<string> {
  const { code, output } = await startCommand(process.execPath, [file, ...args], { PICTURES: 'off' }, clone).ended;
  return code === 0 ? '' : output;
}

// A download without git has no history to clone.
describe.skipIf(!existsSync(fromRoot('.git')))('a clone of the last commit, as git makes it on Windows', () => {
  beforeAll(() => {
    const args = ['-c', 'core.autocrlf=true', 'clone', '--quiet', '--config', 'core.autocrlf=true', root, clone];
    execFileSync('git', args);
    const folders = [
      'node_modules',
      ...readdirSync(fromRoot('packages')).map((name) => `packages/${name}/node_modules`),
    ];
    const browsers = readdirSync(fromRoot('.cache')).filter((name) => name.startsWith('chromium-'));
    for (const folder of [...folders, ...browsers.map((name) => `.cache/${name}`)])
      if (existsSync(fromRoot(folder))) linkFolder(fromRoot(folder), inClone(folder));
    // Caches, which commands write in place.
    for (const name of ['.vite', '.cache']) rmSync(inClone('node_modules', name), { recursive: true, force: true });
  });

  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('has the line feeds of the repository', async () => {
    const files = execFileSync('git', ['ls-files', '--eol'], { cwd: clone, encoding: 'utf8' });
    expect(files.split('\n').filter((line) => /w\/(?:crlf|mixed)/.test(line))).toEqual([]);
    expect(await failureOf('node_modules/oxfmt/bin/oxfmt', '--check')).toBe('');
  });

  test('passes the tests that compare files', async () => {
    const tests = ['tests/architecture', 'packages/contract', 'packages/ui/src/messages', 'apps/portal/build'];
    expect(await failureOf('node_modules/vitest/vitest.mjs', 'run', '--project=unit', ...tests)).toBe('');
  });

  test('runs stories', async () => {
    const badge = 'packages/ui/src/components/domain/Badge';
    expect(await failureOf('node_modules/vitest/vitest.mjs', 'run', '--project=stories', badge)).toBe('');
  });

  test('builds pages with their release and preview, whose code the policy allows', async () => {
    expect(await failureOf('scripts/build.mjs')).toBe('');
    const page = readFileSync(inClone('apps/portal/dist/login.html'), 'utf8');
    const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: clone, encoding: 'utf8' }).trim();
    expect(page).toContain(`<meta name="release" content="${commit}">`);
    expect(page).toContain('<meta property="og:description"');
    const [, boot = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
    const hash = createHash('sha256').update(boot).digest('base64');
    expect(boot).not.toMatch(/\r|^$/);
    expect(readFileSync(inClone('apps/portal/deploy/nginx.conf'), 'utf8')).toContain(`'sha256-${hash}'`);
  });
});
