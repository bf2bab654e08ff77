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

/** Hides npm's own warnings and colours in a command's output. */
const quietNpm = { npm_config_loglevel: 'error', NO_COLOR: '1' };

/** The packed file, its bytes, and the files in it. */
let packed: { filename: string; size: number; files: { path: string }[] };
let mock: Running | undefined;
let address = '';

async function succeed(command: string, args: string[], cwd = root): Promise<string> {
  const { code, output } = await startCommand(command, args, quietNpm, cwd).ended;
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** Runs the installed suite like a team's pipeline. */
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
  const account = (name: string) => `{ email: '${name}@exemplo.com.br', password: 'portal123' }`;
  writeFileSync(
    inFolder('contract.config.ts'),
    `import { defineContract, type ContractConfig } from '@raiz/contract-kit';
const vouchers: ContractConfig['vouchers'] = { full: 'VOUCHER100', partial: 'DESCONTO20', expired: 'EXPIRADO' };
export default defineContract({
  baseUrl: '${address}/api',
  accounts: { member: ${account('ativa')}, other: ${account('inativa')}, admin: ${account('admin')} },
  vouchers,
  mayChange: 'accounts',
  mailbox: 'preview',
});
`,
  );
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
  expect(files.filter((file) => !/\.(?:m?js|d\.ts|json|md|txt|yaml|yml)$|^LICENSE$/.test(file))).toEqual([]);
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
  expect(listed.trim().split('\n').length - 1).toBeLessThan(65);
});

test('it has the version of the contract in it', async () => {
  const require = createRequire(inFolder('package.json'));
  const contract = readFileSync(require.resolve('@raiz/contract-kit/openapi.yaml'), 'utf8');
  expect(contract).toBe(readFileSync(fromRoot('openapi.yaml'), 'utf8'));
  const { version } = require('@raiz/contract-kit/package.json');
  expect(parse(contract)).toMatchObject({ info: { version } });
});

test('it finds nothing wrong with the mock server, and writes reports in the folder of the team', async () => {
  const { code, output } = await raizContract('--reporter=dot', '--reporter=junit', '--outputFile.junit=report.xml');
  expect(output).toMatch(/Tests {2}3\d\d passed \| \d+ skipped/);
  expect(readFileSync(inFolder('report.xml'), 'utf8')).toContain('failures="0"');
  expect(code).toBe(0);
});

test('it finds a failure, also by the line of Vitest', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ operation: 'listFunds', fault: 'status=500' });
  expect((await fetch(`${address}/__mock/faults`, { method: 'POST', headers, body })).status).toBe(200);
  const config = ['--config', 'node_modules/@raiz/contract-kit/vitest.config.js'];
  const args = ['--no-install', 'vitest', 'run', ...config, '-t', 'shape.read.listFunds'];
  const { code, output } = await startCommand('npx', args, quietNpm, folder).ended;
  expect(output).toContain('status: expected 200, got 500 "Erro interno do servidor."');
  expect(output).toContain('Rule: docs/api-decisions.md#listfunds');
  expect(code).toBe(1);
});
