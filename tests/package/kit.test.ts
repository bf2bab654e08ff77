import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { fromRoot, root } from '../../scripts/lib/root.mjs';
import { startCommand, startFile, type Running } from '../support/run.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const built = fromRoot('apps/contract-kit/dist');

/** A folder of another team that contains only the packed kit. */
const folder = mkdtempSync(path.join(tmpdir(), 'kit-'));
const inFolder = (file: string) => path.join(folder, file);

/** Hides npm's own warnings in a command's output. */
const quietNpm = { npm_config_loglevel: 'error' };

/** The packed file, its bytes, and the files in it. */
let packed: { filename: string; size: number; files: { path: string }[] };
let mock: Running | undefined;
let address = '';

async function succeed(command: string, args: string[], cwd = root): Promise<string> {
  const { code, output } = await startCommand(command, args, quietNpm, cwd).ended;
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** Runs the installed command like a team's pipeline. */
function raizContract(...args: string[]) {
  return startCommand('npx', ['--no-install', 'raiz-contract', ...args], quietNpm, folder).ended;
}

beforeAll(async () => {
  await succeed(process.execPath, ['--import', 'tsx', 'apps/contract-kit/build/main.ts']);
  const pack = ['pack', built, '--json', '--pack-destination', folder];
  [packed] = JSON.parse(await succeed('npm', pack));
  writeFileSync(inFolder('package.json'), '{"private":true}');
  await succeed('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `./${packed.filename}`], folder);
  mock = startFile('apps/mock-server/src/cli/main.ts', ['--port', '0']);
  const [, found = ''] = await mock.printed(/Mock server ready: (\S+)\/api\n/);
  address = found;
});

afterAll(async () => {
  mock?.child.kill();
  await mock?.ended;
  rmSync(folder, { recursive: true, force: true });
});

test('publint finds nothing wrong with it, and it is small and without source', async () => {
  const { messages, pkg } = await publint({ pkgDir: built, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  const files = packed.files.map((file) => file.path);
  expect(files).toContain('LICENSE');
  expect(files.filter((file) => !/\.(?:m?js|json|md|txt|yaml|yml)$|^LICENSE$/.test(file))).toEqual([]);
  expect(packed.size).toBeLessThan(350_000);
});

test('its documents link to what it has', () => {
  const documents = packed.files.map((file) => file.path).filter((file) => file.endsWith('.md'));
  const missing = documents.flatMap((file) => {
    const links = [...readFileSync(path.join(built, file), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)/g)];
    const targets = links.map(([, target = '']) => path.posix.join(path.posix.dirname(file), target));
    return targets
      .filter((target) => !packed.files.some((one) => one.path === target))
      .map((target) => `${file}: ${target}`);
  });
  expect(missing).toEqual([]);
});

test('it brings few other packages', async () => {
  const listed = await succeed('npm', ['ls', '--all', '--parseable'], folder);
  expect(listed.trim().split('\n').length - 1).toBeLessThan(24);
});

test('it has the version of the contract in it', async () => {
  const require = createRequire(inFolder('package.json'));
  const contract = readFileSync(require.resolve('@raiz/contract-kit/openapi.yaml'), 'utf8');
  expect(contract).toBe(readFileSync(fromRoot('openapi.yaml'), 'utf8'));
  const { version } = require('@raiz/contract-kit/package.json');
  expect(parse(contract)).toMatchObject({ info: { version } });
  expect(await raizContract('--version')).toEqual({
    code: 0,
    output: `raiz-contract for version ${version} of the contract\n`,
  });
});

test('its help names the command that the team types', async () => {
  const { code, output } = await raizContract('--help');
  expect(output).toMatch(/^Usage: npx --no-install raiz-contract --base-url <url> \[options\]\n/);
  expect(output).not.toMatch(/npm run|tsx/);
  expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(code).toBe(0);
});

test('it finds nothing wrong with the mock server and writes every report', async () => {
  const reports = [
    '--junit',
    'contract-report.xml',
    '--html',
    'contract-report.html',
    '--summary',
    'contract-report.md',
  ];
  const { code, output } = await raizContract('--base-url', `${address}/api`, '--demo', '--destructive', ...reports);
  expect(output).toContain('No differences from the contract.');
  expect(output).toMatch(/^Time by level: shape: \d+ checks in [\d.]+ s, flow: \d+ checks in /m);
  expect(code).toBe(0);
  expect(readFileSync(inFolder('contract-report.xml'), 'utf8')).toContain('<testsuite name="contract.flow"');
  expect(readFileSync(inFolder('contract-report.html'), 'utf8')).toContain('No differences from the contract.');
  expect(readFileSync(inFolder('contract-report.md'), 'utf8')).toContain('## Contract: no differences');
});

test('it finds a failure, and says so in the summary and the exit code', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ operation: 'listFunds', fault: 'status=500' });
  expect((await fetch(`${address}/__mock/faults`, { method: 'POST', headers, body })).status).toBe(200);
  const only = ['--only', 'shape.read.listFunds', '--summary', 'failed.md'];
  const { code, output } = await raizContract('--base-url', address, '--demo', ...only);
  expect(output).toContain('status: expected 200, got 500 "Erro interno do servidor."');
  expect(output).toContain('Rule: docs/api-decisions.md#listfunds');
  expect(code).toBe(1);
  expect(readFileSync(inFolder('failed.md'), 'utf8')).toContain('## Contract: 1 difference\n');
});
