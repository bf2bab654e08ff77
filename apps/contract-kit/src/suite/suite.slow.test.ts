import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MockApi } from '@raiz/mock-server';
import { mockListener } from '@raiz/mock-server/http';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { ContractConfig } from '../contractConfig.ts';
import { demoAccounts, demoApi } from '../testKit.ts';
import { serve, type TestServer } from '../testServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-suite-'));
const vitest = path.resolve(import.meta.dirname, '../../../../node_modules/vitest/vitest.mjs');
const servers: TestServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the suite in a folder with a `contract.config.json`, as a process group of its own. */
function start(content: unknown, ...args: string[]) {
  writeFileSync(path.join(folder, 'contract.config.json'), JSON.stringify(content));
  const config = path.join(import.meta.dirname, 'vitest.config.ts');
  const env = { ...process.env, NO_COLOR: '1', PASSWORD: demoAccounts.member.password, VITEST: undefined };
  const all = [vitest, 'run', '--config', config, ...args];
  const child = spawn(process.execPath, all, { cwd: folder, env, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
  const ended = new Promise<{ code: number | null; printed: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, printed })),
  );
  return { child, ended };
}

/** The mock server, which answers a call after a listener, and its settings. */
async function started(api: MockApi, before: RequestListener = () => undefined) {
  const listener = mockListener(api);
  const server = await serve((request, response) => {
    before(request, response);
    if (!response.writableEnded && !response.destroyed) void listener(request, response);
  });
  servers.push(server);
  const { member, ...others } = demoAccounts;
  const accounts = { member: { ...member, password: '$PASSWORD' }, ...others };
  const config: ContractConfig = { baseUrl: `${server.url}/api`, accounts };
  return config;
}

const reports = ['--reporter=dot', '--reporter=junit', '--outputFile.junit=report.xml'];

it('a finding is a failed test with its sentence and all that helps, in every report without secrets', async () => {
  const api = demoApi();
  const config = await started(api, ({ url }, response) => {
    if (url === '/api/fundos')
      response
        .setHeader('Content-Type', 'application/json')
        .setHeader('Cache-Control', 'no-store')
        .end(JSON.stringify({ fundos: [{ type: api.db().sessions[0]?.token, amount: 'portal123' }] }));
  });
  const json = [
    '--reporter=json',
    '--outputFile.json=report.json',
    '-t',
    'shape.read.list(Funds|Videos)|mail.confirm-twice',
  ];
  const { code, printed } = await start({ ...config, complete: true }, ...reports, ...json).ended;
  const files = ['report.xml', 'report.json'].map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const told = [
    'GET /fundos as member',
    '$.fundos[0].amount: expected number, got',
    'The portal logs: GET /fundos: fundos[].amount should be a number',
    'Rule: docs/api-decisions.md#listfunds',
    'the same command with -t shape.read.listFunds',
    'Left out: it needs "mayChange": "accounts" and "mailbox".',
  ];
  for (const report of [printed, ...files]) {
    const text = report.replaceAll('&quot;', '"').replaceAll('\\"', '"');
    for (const one of told) expect(text).toContain(one);
    for (const { token } of api.db().sessions) expect(text).not.toContain(token);
    expect(text).not.toContain('portal123');
  }
  expect(printed).toMatch(/Tests {2}2 failed \| 1 passed \| \d+ skipped/);
  expect(code).toBe(1);
});

it('a backend that is gone in the middle is one failure', async () => {
  let calls = 0;
  const config = await started(demoApi(), (_request, response) => {
    calls += 1;
    if (calls > 40) response.destroy();
  });
  const { code, printed } = await start(config).ended;
  expect(printed).toContain('cut the connection, 4 times in a row: the run ended early.');
  expect(printed).toMatch(/Tests {2}[1-5] failed \| \d+ passed \| \d{3} skipped/);
  expect(code).toBe(1);
});

it.each([
  ['what cannot be used', { baseUrl: 'localhost' }, 'contract.config.json: "baseUrl" must be an http or https address'],
  ['an absent backend', { baseUrl: 'http://127.0.0.1:4009/api', accounts: demoAccounts }, 'refused the connection'],
])('%s is one failure, before any check', async (_, config, sentence) => {
  const { code, printed } = await start(config, ...reports).ended;
  expect(printed).toContain(sentence);
  expect(printed).not.toMatch(/^\s+at /m);
  expect(readFileSync(path.join(folder, 'report.xml'), 'utf8')).toContain('failures="1"');
  expect(code).toBe(1);
});

it('a command that fails is one failure, and leaves out its own checks and no others', async () => {
  const config = await started(demoApi());
  const settings = { ...config, mayChange: 'accounts', pay: 'exit 3' };
  const { code, printed } = await start(settings, '-t', 'pay\\.|shape.read.listFunds').ended;
  expect(printed.match(/The command of "pay" ended with 3: correct it\./g)).toHaveLength(1);
  expect(printed).toMatch(/Tests {2}1 failed \| 1 passed \| \d+ skipped/);
  expect(code).toBe(1);
});

it('finds nothing wrong with the mock server that keeps a file, killed by a command', async () => {
  const spare = await serve(() => undefined);
  await spare.close();
  const main = path.resolve(import.meta.dirname, '../../../mock-server/src/cli/main.ts');
  const tsx = path.resolve(import.meta.dirname, '../../../../node_modules/tsx/dist/loader.mjs');
  const [script, pid, data] = ['restart.sh', 'pid', 'mock.json'].map((name) => path.join(folder, name));
  const mock = `"${process.execPath}" --import "${tsx}" "${main}" --port ${new URL(spare.url).port} --data "${data}" --create`;
  const kill = `[ -f "${pid}" ] && kill -9 $(cat "${pid}")`;
  writeFileSync(script ?? '', `${kill}\n${mock} >/dev/null 2>&1 &\necho $! > "${pid}"\n`);
  execFileSync('sh', [script ?? '']);
  try {
    const answers = async () => expect((await fetch(`${spare.url}/api/courses`)).status).toBe(200);
    await vi.waitFor(answers, { timeout: 60_000, interval: 100 });
    const config = { baseUrl: `${spare.url}/api`, accounts: demoAccounts, vouchers: { full: 'VOUCHER100' } };
    const settings = { ...config, mayChange: 'accounts', mailbox: 'preview', restart: `sh "${script}"` };
    const { code, printed } = await start(settings, '-t', 'race|restart').ended;
    expect(printed).toMatch(/Tests {2}\d\d passed \| \d+ skipped/);
    expect(code).toBe(0);
  } finally {
    execFileSync('sh', ['-c', kill]);
  }
});

it.each([
  ['SIGINT', 'the program'],
  ['SIGTERM', 'all processes'],
] as const)('%s to %s removes what was created, even what is answered after it', async (signal, whom) => {
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const api = demoApi();
  const listener = mockListener(api);
  const server = await serve((request, response) => {
    const isSlow = request.method === 'POST' && request.url === '/api/admin/modules';
    if (isSlow) meet();
    void pause(isSlow ? 500 : 0).then(() => listener(request, response));
  });
  servers.push(server);
  const before = structuredClone(api.db().courses);
  const config = { baseUrl: `${server.url}/api`, accounts: demoAccounts };
  const { child, ended } = start(config, '-t', 'flow.catalogue.ties');
  await met;
  expect(api.db().courses).toHaveLength(before.length + 1);
  if (child.pid === undefined) throw new Error('It did not start.');
  process.kill(whom === 'the program' ? child.pid : -child.pid, signal);
  await ended;
  await expect.poll(() => api.db().courses, { timeout: 10_000 }).toEqual(before);
});
