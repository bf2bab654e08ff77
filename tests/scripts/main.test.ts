import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCommand, startFile, type Running } from '../support/run.ts';

const started: Running[] = [];
let folder: string;

/** Starts what `npm start` starts once everything is installed and built. */
function serve(args: string[] = [], env: Record<string, string> = {}): Running {
  const running = startFile('scripts/serve/main.ts', args, { PORT: '0', ...env });
  started.push(running);
  return running;
}

async function addressOf(running: Running): Promise<string> {
  const [, address = ''] = await running.printed(/Portal +(http:\S+)/);
  await running.printed(/Stop +Ctrl\+C/);
  return address;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-serve-'));
});

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('it says where everything is, and everything is there', async () => {
  const running = serve();
  const address = await addressOf(running);
  const [text] = await running.printed(/[^]*/);
  for (const person of ['ativa', 'teste', 'cancelada', 'inativa', 'nova', 'admin'])
    expect(text).toContain(`${person}@exemplo.com.br`);
  expect(text).toContain('portal123');
  expect(text).toContain(`${address}/cadastro?ref=2`);
  expect(text).toContain(`curl -X POST ${address}/__mock/reset`);
  expect((await fetch(`${address}/__mock`)).status).toBe(200);
  expect((await fetch(`${address}/api/user-by-id/2`)).status).toBe(200);
  const body = JSON.stringify({ email: 'ativa@exemplo.com.br', password: 'portal123' });
  const logIn = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(logIn.status).toBe(200);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it at once, with 0', async (signal) => {
  const running = serve();
  // A connection that a browser keeps open must not delay the end.
  await (await fetch(`${await addressOf(running)}/healthz`)).text();
  running.child.kill(signal);
  const { code, output } = await running.ended;
  expect(code).toBe(0);
  expect(output).toContain('Stopping');
});

test.each([
  ['scripts/serve/main.ts', /Portal +(http:\S+)/],
  ['apps/mock-server/src/cli/main.ts', /Mock server ready: (\S+)/],
  ['--import ./scripts/beforeVite.ts node_modules/vite/bin/vite.js apps/portal', /Local: +(http:\S+)/],
])('%s stops when npm has ended, whose shell forwards no signal', async (file, greeting) => {
  const command = `"${process.execPath}" --import tsx ${file} & wait`;
  const shell = startCommand('sh', ['-c', command], { PORT: '0', npm_lifecycle_event: 'start', NO_COLOR: '1' });
  started.push(shell);
  const [, address = ''] = await shell.printed(greeting);
  shell.child.kill('SIGKILL');
  // Its output also closes once the server has ended.
  await shell.ended;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('what was changed is in the data file, and there again after a restart', async () => {
  const file = path.join(folder, 'mock.json');
  const first = serve(['--data', file, '--create']);
  const body = JSON.stringify({ email: 'ativa@exemplo.com.br', password: 'portal123' });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${await addressOf(first)}/api/login`, { method: 'POST', headers, body });
  const { token }: { token: string } = await answer.json();
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);

  const address = await addressOf(serve(['--data', file]));
  expect((await fetch(`${address}/api/perfil`, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
});

test('it still stops when nobody reads its output, and it has an error to report', async () => {
  const { child, ...running } = serve(['--data', path.join(folder, 'mock.json'), '--create']);
  const address = await addressOf({ child, ...running });
  child.stdout?.destroy();
  child.stderr?.destroy();
  rmSync(folder, { recursive: true });
  const body = JSON.stringify({ email: 'ativa@exemplo.com.br', password: 'portal123' });
  await fetch(`${address}/api/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await ended)[1]).toBe(null);
});

test('takes another port when its own is busy, and prints it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const running = serve([], { PORT: String(port) });
  const [, taken] = await running.printed(/^Port (\d+) is busy, so the portal is on port \d+\.$/m);
  expect(Number(taken)).toBe(port);
  expect((await fetch(`${await addressOf(running)}/healthz`)).status).toBe(200);
  other.close();
});

test('an option that does not exist is one sentence', async () => {
  const { code, output } = await serve(['--nonsense']).ended;
  expect(code).toBe(1);
  expect(output).toBe('Unknown option \'--nonsense\': run "npm start -- --help" to see the options.\n');
});
