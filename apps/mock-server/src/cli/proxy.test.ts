import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mockListener } from '../adapters/http.ts';
import { createMockApi } from '../createMockApi.ts';
import { readProxyOptions } from './proxyOptions.ts';

const timeout = 60_000;

function start(args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'proxy.ts'), ...args], {
    env,
  });
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed.text += String(data)));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, printed, ended };
}

it('reads what it is given', () => {
  const args = ['--target', 'https://backend.example/v1', '--mock', 'logIn, listCourses', '--record', 'a.jsonl'];
  expect(readProxyOptions(args)).toEqual({
    target: new URL('https://backend.example/v1'),
    headers: new Headers(),
    port: 4020,
    mocked: ['logIn', 'listCourses'],
    record: 'a.jsonl',
  });
});

it.each([
  [[], '--target is missing'],
  [['--target', 'backend'], '--target must be an http or https address, not "backend"'],
  [['--target', 'http://ana:s3nha@a'], '--target cannot have a user and a password, because the tokens'],
  [['--target', 'http://a/?k=s3nha'], '--target cannot have a "?" or "#"'],
  [['--target', 'http://a', '--header', 'Host: b'], '--header cannot give Host, which is set already'],
  [['--target', 'http://a', '--mock', 'nothing'], 'there is no operation "nothing" in the contract'],
])('%j is refused with a sentence', (args, what) => {
  expect(() => readProxyOptions(args)).toThrow(what);
  expect(() => readProxyOptions(args)).toThrow(`: run "npm run contract:proxy -- --help"`);
});

it('ends with 2 and no stack trace for a bad command line', { timeout }, async () => {
  const { printed, ended } = start(['--target', 'x']);
  expect(await ended).toBe(2);
  expect(printed.text).toMatch(/^--target must be [^\n]+\n$/);
});

it.each(['SIGTERM', 'SIGHUP'] as const)(
  'says at the end by %s what drifted, and writes it down',
  { timeout },
  async (signal) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'contract-proxy-'));
    const listener = mockListener(createMockApi());
    const backend = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const address = backend.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    // The proxy makes the folders.
    const report = path.join(folder, 'reports/new/report.json');
    const record = path.join(folder, 'records/record.jsonl');
    const { child, printed, ended } = start([
      '--target',
      `http://127.0.0.1:${port}/api`,
      '--port',
      '0',
      '--report',
      report,
      '--record',
      record,
    ]);
    await expect.poll(() => printed.text, { timeout: 30_000 }).toContain('Stop');
    const proxy = /ready: (\S+)\/api/.exec(printed.text)?.[1] ?? '';
    expect((await fetch(`${proxy}/api/courses`)).status).toBe(200);
    await fetch(`${proxy}/api/courses`, { headers: { 'X-Mock-Fault': 'body=null' } });
    expect(await (await fetch(`${proxy}/__proxy`)).text()).toContain('must be array');
    const switched = await fetch(`${proxy}/__proxy/switch`, {
      method: 'POST',
      body: '{"operation":"logIn","to":"mock"}',
    });
    expect(await switched.json()).toEqual({ mocked: ['logIn'] });
    child.kill(signal);
    expect(await ended).toBe(1);
    expect(printed.text).toContain('GET /courses: the body should be a list\n');
    expect(printed.text).toContain('2 calls, 1 differences from the contract, 0 allowed ones');
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      calls: 2,
      drifts: [{ operation: 'listCourses', count: 1 }],
    });
    const lines = readFileSync(record, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).address)).toEqual(['/courses', '/courses']);
    backend.closeAllConnections();
    backend.close();
    rmSync(folder, { recursive: true });
  },
);

it('reaches a backend that closes its connections after each answer', { timeout }, async () => {
  const backend = createServer((request, response) => {
    request.resume().once('end', () => response.end('[]', () => setTimeout(() => request.socket.end(), 5)));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { child, printed, ended } = start(['--target', `http://127.0.0.1:${port}`, '--port', '0']);
  await expect.poll(() => printed.text, { timeout: 20_000 }).toContain('Stop');
  const [, origin] = /ready: (\S+)\/api/.exec(printed.text) ?? [];
  const statuses = new Set<number>();
  for (let count = 0; count < 200; count += 1) {
    const answer = await fetch(`${origin}/api/courses`, count % 2 ? { method: 'POST', body: '{}' } : {});
    statuses.add(answer.status);
    await answer.text();
  }
  expect([...statuses]).toEqual([200]);
  child.kill('SIGTERM');
  await ended;
  backend.close();
});

it("calls the backend through the environment's proxy, with the given header", { timeout }, async () => {
  const seen: string[] = [];
  const company = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${String(request.headers['x-api-key'])}`);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  });
  await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve));
  const address = company.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { child, printed, ended } = start(
    ['--target', 'http://backend.test/v1', '--port', '0', '--header', 'X-Api-Key: chave'],
    {
      http_proxy: `http://127.0.0.1:${port}`,
      no_proxy: '',
    },
  );
  await expect.poll(() => printed.text, { timeout: 20_000 }).toContain('Stop');
  const [, origin] = /ready: (\S+)\/api/.exec(printed.text) ?? [];
  expect(await (await fetch(`${origin}/api/courses`)).text()).toBe('[]');
  expect(seen).toEqual(['GET http://backend.test/v1/courses chave']);
  child.kill('SIGTERM');
  await ended;
  company.close();
});

it('ends with 2 and a sentence when the variable is no address', { timeout }, async () => {
  const { printed, ended } = start(['--target', 'http://backend.test'], { http_proxy: 'ftp://ana:s3nha@proxy' });
  expect(await ended).toBe(2);
  expect(printed.text).toBe('http_proxy is no address of a proxy: write http://HOST:PORT.\n');
});
