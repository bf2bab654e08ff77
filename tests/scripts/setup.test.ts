import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderProblem, unbuildable, untestable } from '../../scripts/lib/folderName.cjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { startCommand, type Outcome } from '../support/run.ts';

/** A folder that scripts/setup.cjs takes for a result of `git clone`. */
let clone: string;

/**
 * An npm that installs nothing: records the arguments of `npm ci`, makes the folders of packages for this machine and
 * the file that npm writes last, and ends with `NPM_CODE`. Forwards other commands to the real npm.
 */
const npm = `#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
const args = process.argv.slice(2);
if (args[0] !== 'ci') {
  const places = process.env.PATH.split(path.delimiter).filter((place) => place !== import.meta.dirname);
  const real = places.map((place) => path.join(place, 'npm')).find((file) => fs.existsSync(file));
  process.exit(spawnSync(real, args, { stdio: 'inherit' }).status);
}
fs.appendFileSync('npm-calls.txt', args.join(' ') + '\\n');
if (process.env.NPM_CODE) process.exit(Number(process.env.NPM_CODE));
const locked = Object.entries(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')).packages);
const packages = locked.filter(([, { dev }]) => !dev || !args.includes('--omit=dev'));
const { platform, arch } = process;
for (const [name, { os, cpu }] of packages)
  if (os && os.includes(platform) && cpu?.includes(arch)) fs.mkdirSync(name, { recursive: true });
fs.mkdirSync('node_modules', { recursive: true });
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages) }));
`;

/** Runs a command in the clone, with the npm above. */
function run(command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const PATH = `${path.join(clone, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
  return startCommand(command, args, { PATH, NPM_CODE: '', ...env }, clone).ended;
}

function setUp(args: string[] = [], env: Record<string, string> = {}): Promise<Outcome> {
  return run(process.execPath, ['scripts/setup.cjs', ...args], env);
}

/** The arguments of each install so far. */
function installs(): string[] {
  const file = path.join(clone, 'npm-calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'portal-clone-'));
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(fromRoot(name), path.join(clone, name), { recursive: true });
  mkdirSync(path.join(clone, 'bin'));
  writeFileSync(path.join(clone, 'bin/npm'), npm);
  chmodSync(path.join(clone, 'bin/npm'), 0o755);
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

const rest = '--no-audit --no-fund --loglevel=error';

describe('straight after git clone', () => {
  // Settings of a company or a container: npm runs no "pre" script with the first.
  const settings: Record<string, string>[] = [
    {},
    { npm_config_ignore_scripts: 'true' },
    { npm_config_omit: 'dev', NODE_ENV: 'production' },
  ];

  test.each(settings)('npm test installs everything, then runs, with %j', async (env) => {
    const { code, output } = await run('npm', ['test', '--', 'nonsense'], env);
    expect(output).toContain('Installing with npm ci …\n');
    expect(output).toMatch(/^There is no test step "nonsense": choose of changed, check, unit, .*, or name none\.$/m);
    expect(code).toBe(1);
    expect(installs()).toEqual([`ci --include=dev ${rest}`]);
  });

  test('npm start installs without development dependencies', async () => {
    const { output } = await run('npm', ['start'], { npm_config_ignore_scripts: 'true' });
    expect(output).toContain('Installing with npm ci, without what only developing needs …\n');
    expect(installs()).toEqual([`ci --omit=dev ${rest}`]);
  });
});

describe('installing', () => {
  test('for testing follows one for starting, and is enough for both', async () => {
    for (const args of [['--omit=dev'], ['--omit=dev'], [], ['--omit=dev'], []]) await setUp(args);
    expect(installs()).toEqual([`ci --omit=dev ${rest}`, `ci --include=dev ${rest}`]);
  });

  test('happens again for other versions, as after git pull, and only for them', async () => {
    await setUp();
    const file = path.join(clone, 'package-lock.json');
    const later = new Date(Date.now() + 60_000);
    utimesSync(file, later, later);
    await setUp();
    expect(installs()).toHaveLength(1);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/("node_modules\/tsx": \{\s+"version": ")[^"]+/, '$10.0.1'));
    await setUp();
    expect(installs()).toHaveLength(2);
  });

  test.each(['@rolldown', '@esbuild'])('happens again without the %s package of this system', async (scope) => {
    await setUp(['--omit=dev']);
    const nested = path.join(clone, 'node_modules/vite/node_modules', scope);
    rmSync(existsSync(nested) ? nested : path.join(clone, 'node_modules', scope), { recursive: true });
    await setUp(['--omit=dev']);
    expect(installs()).toHaveLength(2);
  });

  test('happens again after one that was stopped half-way', async () => {
    await setUp();
    rmSync(path.join(clone, 'node_modules/.package-lock.json'));
    await setUp();
    expect(installs()).toHaveLength(2);
  });

  test('happens once for two commands that are started together, of which one says that it waits', async () => {
    const outputs = await Promise.all([setUp(), setUp()]);
    expect(installs()).toHaveLength(1);
    const waits = outputs.filter(({ output }) => output === 'Waiting for another command that is installing …\n');
    expect(waits).toHaveLength(1);
  });

  test('does not wait for a command that was killed', async () => {
    mkdirSync(path.join(clone, '.cache'));
    writeFileSync(path.join(clone, '.cache/installing.lock'), '');
    expect((await setUp()).code).toBe(0);
    expect(installs()).toHaveLength(1);
  });

  test('that fails ends in one sentence, and the next command tries again', async () => {
    const failed = await setUp([], { NPM_CODE: '7' });
    expect(failed.code).toBe(1);
    expect(failed.output.trim().split('\n')[1]).toMatch(/^npm ci ended with code 7: .* run the command again\.$/);
    await setUp();
    expect(installs()).toHaveLength(2);
  });
});

describe('the name of the folder', () => {
  test.each(["/srv/o'neil/portal", '/srv/ana/portal#2', '/srv/por que?/portal', '/srv/10:30/portal'])(
    '%s cannot be built in',
    (folder) => {
      expect(folderProblem(folder, unbuildable)).toMatch(/^The path \S.* contains ['#?:], .* move the folder .*\.$/);
    },
  );

  test.each(['/srv/joão/portal', '/srv/ana/portal (2)', '/srv/ana/a+b & c', '/srv/$x/~y/@z,!'])(
    '%s is fit for all commands',
    (folder) => {
      expect(folderProblem(folder, untestable)).toBeNull();
    },
  );

  test('is checked before anything is installed for tests, not for serving', async () => {
    const odd = path.join(clone, 'portal [1]');
    for (const name of ['scripts', 'package.json', 'package-lock.json', 'bin'])
      cpSync(path.join(clone, name), path.join(odd, name), { recursive: true });
    clone = odd;
    expect(await setUp()).toEqual({
      code: 1,
      output: `The path ${odd} contains [, which the tools of this command cannot read: move the folder to a path without it.\n`,
    });
    expect(await setUp(['--omit=dev'])).toMatchObject({ code: 0 });
  });
});

describe('the version of Node', () => {
  /** Sets up in a Node that pretends to have this version. */
  function setUpIn(version: string): Promise<Outcome> {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('./scripts/setup.cjs');`;
    return run(process.execPath, ['-e', pretend]);
  }

  test.each(['10.24.1', '18.20.8', '20.18.9', '21.7.3', '22.11.0'])(
    '%s gets one sentence, and nothing is installed',
    async (version) => {
      expect(await setUpIn(version)).toEqual({
        code: 1,
        output: `This is Node ${version}, but the portal needs Node 20 from 20.19, or 22.12 or newer: install a current Node from https://nodejs.org (or by your version manager) and run the command again.\n`,
      });
      expect(installs()).toEqual([]);
    },
  );

  test.each(['20.19.0', '22.12.0', '23.0.0', '100.0.0'])('%s will do', async (version) => {
    expect(await setUpIn(version)).toMatchObject({ code: 0 });
    expect(installs()).toHaveLength(1);
  });

  test.each(['setup.cjs', 'lib/alone.cjs', 'lib/folderName.cjs'])(
    'is read by old ones: %s has nothing that Node 10 cannot read',
    (file) => {
      expect(readFileSync(fromRoot('scripts', file), 'utf8')).not.toMatch(/\?\.|\?\?|catch \{|['"]node:|^import/m);
    },
  );
});
