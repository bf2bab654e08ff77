import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mockListener } from '@raiz/mock-server/http';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { demoApi } from '../testKit.ts';
import { serve, type TestServer } from '../testServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-interrupted-'));
const command = path.resolve(import.meta.dirname, '../../bin/raiz-contract.mjs');
let server: TestServer | null = null;

afterEach(() => server?.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** Throws an uncaught error in the kit, at a signal of the test. */
const planted = encodeURIComponent(
  "process.on('SIGUSR2', () => { throw new Error('planted') }).on('SIGWINCH', () => void Promise.reject(new Error('planted')))",
);

/** The kit as a process, against a mock server that answers some calls slowly. `met` waits for such a call. */
async function start(slow: RegExp, milliseconds: number, ...args: string[]) {
  return startBy([process.execPath, command], slow, milliseconds, ...args);
}

/** The same below a program. */
async function startBy(program: string[], slow: RegExp, milliseconds: number, ...args: string[]) {
  const api = demoApi();
  const listener = mockListener(api);
  let meet: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (meet = resolve));
  server = await serve((request, response) => {
    const isSlow = slow.test(`${request.method} ${request.url}`);
    if (isSlow) meet();
    void pause(isSlow ? milliseconds : 0).then(() => listener(request, response));
  });
  const [file = '', ...first] = program;
  const env = { ...process.env, npm_lifecycle_event: 'npx', NODE_OPTIONS: `--import=data:text/javascript,${planted}` };
  const child = spawn(file, [...first, '--base-url', `${server.url}/api`, '--demo', ...args], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  );
  return { api, child, met: reached, ended, printed: () => printed };
}

describe('a signal', { timeout: 60_000 }, () => {
  it('removes what was created, even what is answered after it, and ends with 130', async () => {
    // The signal arrives during the creation of a module, in an existing course.
    const { api, child, met, ended, printed } = await start(
      /^POST \/api\/admin\/modules/,
      500,
      '--only',
      'flow.catalogue.ties',
    );
    const before = structuredClone(api.db().courses);
    await met;
    expect(api.db().courses).toHaveLength(before.length + 1);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(api.db().courses).toEqual(before);
    expect(printed()).toContain('The run was ended by SIGINT; what it had created is removed.');
    expect(printed()).toContain(
      'catalogue.ties  Modules and lessons of equal position come by id, also after an update',
    );
  });

  it('names what was created with --keep', async () => {
    const only = ['--keep', '--only', 'flow.catalogue.ties'];
    const { api, child, met, ended, printed } = await start(/^POST \/api\/admin\/modules/, 500, ...only);
    const before = api.db().courses.length;
    await met;
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const [made] = api.db().courses.slice(before);
    expect(printed()).toContain('The run was ended by SIGINT; what it had created stays.');
    expect(printed()).toContain(`Left by flow.catalogue.ties: course ${made?.id} (${made?.title})`);
  });

  it('removes a course whose creation was not answered yet', async () => {
    const { api, child, met, ended } = await start(
      /^POST \/api\/admin\/courses/,
      500,
      '--only',
      'flow.catalogue.moved',
    );
    const before = structuredClone(api.db().courses);
    await met;
    child.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(api.db().courses).toEqual(before);
  });

  it('sets the clock right', async () => {
    const file = path.join(folder, 'ahead');
    appendFileSync(file, '');
    const clock = `echo $CONTRACT_AHEAD >> ${file}`;
    const only = ['--destructive', '--only', 'clock.session', '--clock', clock];
    let calls = 0;
    const { child, ended } = await start(/never/, 0, ...only);
    while (readFileSync(file, 'utf8') === '' && calls < 400) {
      calls += 1;
      await pause(50);
    }
    child.kill('SIGTERM');
    expect(await ended).toBe(143);
    expect(readFileSync(file, 'utf8').trim().split('\n').at(-1)).toBe('0');
  });

  it('that only the shell of npx gets has the same effect', async () => {
    const shell = ['sh', '-c', `"${process.execPath}" "${command}" "$@"; true`, 'sh'];
    const only = ['--only', 'flow.catalogue.ties'];
    const { api, child, met, ended, printed } = await startBy(shell, /^POST \/api\/admin\/modules/, 1500, ...only);
    const before = structuredClone(api.db().courses);
    await met;
    expect(api.db().courses).toHaveLength(before.length + 1);
    child.kill('SIGTERM');
    // Resolves when the kit, which has its streams, has ended.
    await ended;
    expect(printed()).toContain('The run was ended by SIGTERM; what it had created is removed.');
    expect(api.db().courses).toEqual(before);
  });

  it('that comes a second time ends at once', async () => {
    const { child, met, ended } = await start(/^POST \/api\/admin\/modules/, 8000, '--only', 'flow.catalogue.ties');
    await met;
    child.kill('SIGINT');
    // The same signal from npx, which forwards it.
    await pause(100);
    child.kill('SIGINT');
    await pause(1500);
    expect(child.exitCode).toBeNull();
    const began = performance.now();
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('what nobody foresaw', { timeout: 60_000 }, () => {
  it.each([
    ['a closed terminal', 'SIGHUP', 129, 'ended by SIGHUP'],
    ['an exception', 'SIGUSR2', 2, 'ended by a failure of the kit itself (Error: planted)'],
    ['a promise that nobody awaits', 'SIGWINCH', 2, 'ended by a failure of the kit itself (Error: planted)'],
  ] as const)('%s still removes what was created and writes the reports', async (_, signal, code, reason) => {
    const report = path.join(folder, `${signal}.json`);
    const only = ['--only', 'flow.catalogue.ties', '--json', report];
    const { api, child, met, ended } = await start(/^POST \/api\/admin\/modules/, 500, ...only);
    const before = structuredClone(api.db().courses);
    await met;
    child.kill(signal);
    expect(await ended).toBe(code);
    expect(api.db().courses).toEqual(before);
    expect(readFileSync(report, 'utf8')).toContain(reason);
  });
});
