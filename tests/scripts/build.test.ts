import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { startCommand } from '../support/run.ts';

let home: string;
/** A clone in it whose build writes a page with its variables, and whose server says that it serves. */
let clone: string;

function inClone(name: string): string {
  return path.join(clone, name);
}

const buildCode = `
import fs from 'node:fs';
const { VITE_BRAND_NAME = 'none', VITE_SUPPORT_URL = 'none', SITE_URL = 'none', NODE_ENV, API_URL, RELEASE } = process.env;
console.log('Building');
for (const name of ['dist', 'deploy']) fs.mkdirSync('apps/portal/' + name, { recursive: true });
fs.writeFileSync('apps/portal/dist/200.html', [VITE_BRAND_NAME, SITE_URL, NODE_ENV, API_URL || 'no API'].join(', '));
fs.writeFileSync('apps/portal/dist/release', RELEASE);
fs.writeFileSync('apps/portal/dist/support', VITE_SUPPORT_URL);
`;

async function run(command: string, args: string[], env: Record<string, string>): Promise<string> {
  const unset = { VITE_BRAND_NAME: '', SITE_URL: '', VITE_SUPPORT_URL: '', RELEASE: '' };
  return (await startCommand(command, args, { ...unset, ...env }, clone).ended).output;
}

function start(env: Record<string, string> = {}): Promise<string> {
  return run('npm', ['--silent', 'start'], env);
}

/** Runs what `npm run build` runs. */
function build(env: Record<string, string> = {}, ...args: string[]): Promise<string> {
  return run(process.execPath, ['scripts/build.mjs', ...args], env);
}

function built(): string {
  return readFileSync(inClone('apps/portal/dist/200.html'), 'utf8');
}

function release(): string {
  return readFileSync(inClone('apps/portal/dist/release'), 'utf8');
}

function support(): string {
  return readFileSync(inClone('apps/portal/dist/support'), 'utf8');
}

function changeSource(): void {
  writeFileSync(inClone('apps/portal/src.ts'), `${Math.random()}`);
}

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
  chmodSync(home, 0o755);
  clone = path.join(home, 'portal');
  mkdirSync(clone);
  for (const name of ['scripts', 'package.json', 'tsconfig.json'])
    cpSync(fromRoot(name), inClone(name), { recursive: true });
  for (const name of [
    'node_modules',
    'apps/portal/build',
    'packages/ui',
    'packages/api-client',
    'docs/deploy',
    '.cache',
  ])
    mkdirSync(inClone(name), { recursive: true });
  // As after an install; the packages of the repository stay out of reach of one.
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(inClone(name), '{ "packages": {} }');
  symlinkSync(fromRoot('node_modules/tsx'), inClone('node_modules/tsx'), 'junction');
  writeFileSync(inClone('apps/portal/build/main.ts'), buildCode);
  writeFileSync(inClone('scripts/serve/main.ts'), `console.log('Serving');`);
  changeSource();
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const acme = { VITE_BRAND_NAME: 'Acme Club', SITE_URL: 'https://acme.example' };

describe('npm start', () => {
  const settings: Record<string, string>[] = [{}, { npm_config_ignore_scripts: 'true' }, { TMPDIR: '/dev/null' }];

  test.each(settings)('builds what is missing, with %j', async (env) => {
    expect(await start(env)).toBe('Building\nServing\n');
    expect(built()).toBe('none, none, production, no API');
  });

  test('serves a build with variables as it is', async () => {
    await build({ ...acme, RELEASE: 'r1' });
    expect(await start()).toBe('Serving\n');
    expect(await start({ SITE_URL: acme.SITE_URL, RELEASE: 'r1' })).toBe('Serving\n');
  });

  test('builds again with the same variables and a release of its own when sources are newer', async () => {
    await build({ ...acme, RELEASE: 'r1' });
    changeSource();
    expect(await start({ NODE_ENV: 'development', API_URL: 'http://127.0.0.1:9' })).toContain('Building\nServing\n');
    expect(built()).toBe('Acme Club, https://acme.example, production, no API');
    expect(release()).not.toBe('r1');
    expect(await start()).toBe('Serving\n');
  });

  test('builds again for another value of a variable, keeps the others, and says so', async () => {
    await build(acme);
    expect(await start({ VITE_BRAND_NAME: 'Outra' })).toContain(
      'The build before had VITE_BRAND_NAME="Acme Club" SITE_URL="https://acme.example"; this one has VITE_BRAND_NAME="Outra" SITE_URL="https://acme.example".\n',
    );
    expect(built()).toContain('Outra, https://acme.example');
  });

  test('gives the demonstration a support address, and no build for a backend', async () => {
    const backend = { API_URL: 'http://127.0.0.1:9' };
    await start();
    expect(support()).toBe('mailto:suporte@exemplo.com.br');
    await start(backend);
    expect(support()).toBe('none');
    rmSync(inClone('apps/portal/dist'), { recursive: true });
    await start(backend);
    expect(support()).toBe('none');
    await build({ VITE_SUPPORT_URL: 'mailto:ajuda@acme.example' });
    await start(backend);
    expect(support()).toBe('mailto:ajuda@acme.example');
  });

  test('takes a build of another machine', async () => {
    await build();
    rmSync(inClone('apps/portal/deploy'), { recursive: true });
    expect(await start()).toBe('Serving\n');
  });
});

describe('npm run build', () => {
  test('builds what is not there, with the variables of the command alone', async () => {
    expect(await build(acme)).toBe('Building\n');
    expect(await build(acme)).toBe('');
    expect(await build({ SITE_URL: acme.SITE_URL })).toContain('Building\n');
    expect(built()).toContain('none, https://acme.example');
  });

  test('refuses an option and an unusable release with a sentence', async () => {
    expect(await build({}, '--base=/x')).toMatch(/^"npm run build" has no option --base=\/x\. .*\n$/);
    expect(await build({ RELEASE: 'a b' })).toMatch(/^RELEASE is "a b": set it .*\n$/);
  });

  /** Makes a repository of a folder. @returns its commit, short */
  function commitIn(cwd: string): string {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd, encoding: 'utf8' });
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'x');
    return git('rev-parse', '--short=12', 'HEAD').trim();
  }

  test.each([
    ['in the folder of another user', { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }],
    ['in a hook of another repository', { GIT_DIR: '.' }],
  ])('names the release by the commit, also %s', async (_, env) => {
    const commit = commitIn(clone);
    await build(env);
    expect(release()).toBe(commit);
  });

  test('names the release by the sources without a commit, also inside another repository', async () => {
    const other = commitIn(home);
    await build();
    const first = release();
    changeSource();
    await build();
    expect([first, release()]).toEqual([
      expect.stringMatching(/^[\da-f]{12}$/),
      expect.stringMatching(/^[\da-f]{12}$/),
    ]);
    expect(new Set([first, release(), other]).size).toBe(3);
  });
});

describe('a folder that cannot be written', () => {
  /** Runs a script as somebody who may only read the clone. */
  function asReader(script: string, ...args: string[]) {
    const folders = ['.', '.cache', 'apps/portal', 'apps/portal/dist', 'apps/portal/deploy'].map((name) =>
      inClone(name),
    );
    for (const folder of folders) if (existsSync(folder)) chmodSync(folder, 0o555);
    // Root may write everywhere.
    const code = `
if (process.getuid() === 0) { process.setgroups([]); process.setgid(65534); process.setuid(65534); }
process.argv.splice(1, 0, '${script}');
import('${inClone(script)}');
`;
    const running = startCommand(process.execPath, ['-e', code, '--', ...args], { RELEASE: '' }, clone);
    return running.ended.finally(() => {
      for (const folder of folders) if (existsSync(folder)) chmodSync(folder, 0o755);
    });
  }

  test('is served, with a sentence when the build is old', async () => {
    await build();
    expect(await asReader('scripts/build.mjs', '--for-start')).toEqual({ code: 0, output: '' });
    changeSource();
    expect(await asReader('scripts/build.mjs', '--for-start')).toEqual({
      code: 0,
      output: `${clone} cannot be written (EACCES): run npm run build as its owner. The build that is there is served.\n`,
    });
    expect(await asReader('scripts/build.mjs')).toEqual({
      code: 1,
      output: `${clone} cannot be written (EACCES): run npm run build as its owner.\n`,
    });
  });

  test('without a build or its packages is a sentence', async () => {
    expect(await asReader('scripts/build.mjs', '--for-start')).toMatchObject({ code: 1 });
    rmSync(inClone('node_modules'), { recursive: true });
    expect(await asReader('scripts/setup.cjs', '--omit=dev')).toEqual({
      code: 1,
      output: `Packages are missing or old, and ${clone} cannot be written (EACCES): run npm ci --omit=dev as its owner, then the command again.\n`,
    });
  });
});
