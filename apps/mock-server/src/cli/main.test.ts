import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStored } from '../databases/storedDatabase.ts';

const main = path.join(import.meta.dirname, 'main.ts');

let folder = '';
const running: ChildProcessWithoutNullStreams[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mock-cli-'));
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcessWithoutNullStreams;
  /** Output so far. */
  printed: { out: string; err: string };
  /** Address of the server; resolves once it answers. */
  ready: Promise<string>;
  exit: Promise<number | null>;
}

/** Starts the real command as a process. */
function start(...args: string[]): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], { env: { ...process.env, PORT: '' } });
  running.push(child);
  const printed = { out: '', err: '' };
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (data) => (printed.err += String(data)));
    child.stdout.on('data', (data) => {
      printed.out += String(data);
      const address = /Mock server ready: (\S+)\/api\n[^]*Stop/.exec(printed.out)?.[1];
      if (address) resolve(address);
    });
    void exit.then((code) => reject(new Error(`It ended with ${String(code)}: ${printed.err}`)));
  });
  ready.catch(() => undefined);
  return { child, printed, ready, exit };
}

/** Runs the command to its end. */
async function outcome(...args: string[]) {
  const { exit, printed } = start(...args);
  return { code: await exit, ...printed };
}

async function register(base: string, email: string): Promise<number> {
  const body = JSON.stringify({ name: 'Ana', email, password: 'x', referrer_id: 2, termos_aceitos: true });
  return (
    await fetch(`${base}/api/register`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  ).status;
}

/** A server of no use, on a free port. */
async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? String(address.port) : '' };
}

describe('the command', { timeout: 30_000 }, () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'prints its address and accounts, answers, and stops on %s',
    async (signal) => {
      const { ready, printed, child, exit } = start('--port', '0');
      const base = await ready;
      for (const part of [
        `${base}/__mock`,
        'ativa@exemplo.com.br',
        'portal123',
        'VOUCHER100 (100 %)',
        `curl -X POST ${base}/__mock/reset`,
        'Ctrl+C',
      ]) {
        expect(printed.out).toContain(part);
      }
      expect(printed.err).toBe('');
      expect((await fetch(`${base}/api/courses`)).status).toBe(200);
      child.kill(signal);
      expect(await exit).toBe(0);
    },
  );

  it('takes the next free port when its own is busy, and prints it', async () => {
    const { server, port } = await takePort();
    const { ready, printed } = start('--port', port);
    const base = await ready;
    server.close();
    expect(base).not.toBe(`http://localhost:${port}`);
    expect(printed.err).toBe(`Port ${port} is busy, so ${new URL(base).port} is used instead.\n`);
  });

  it('goes on when nobody reads what it prints', async () => {
    const { server, port } = await takePort();
    server.close();
    const args = ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts'), '--port', port];
    const child = spawn(process.execPath, args, { env: { ...process.env, PORT: '' } });
    running.push(child);
    child.stdout.destroy();
    child.stderr.destroy();
    const status = () =>
      fetch(`http://127.0.0.1:${port}/api/courses`).then(
        (answer) => answer.status,
        () => child.exitCode,
      );
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    expect(await status()).toBe(200);
  });

  it('shows how it is used', async () => {
    expect(await outcome('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--data <file>') });
  });

  it('ends with 2 and one sentence for what it does not understand', async () => {
    expect(await outcome('--dados', 'x')).toEqual({
      code: 2,
      out: '',
      err: 'Unknown option \'--dados\': run "npm run mock -- --help" to see the options.\n',
    });
  });

  it.each([
    ['status=99', 'from 200 to 599, not "99"'],
    ['listCurses: drop', 'There is no operation "listCurses"'],
  ])('ends with 2 and one sentence for the fault %s', async (fault, problem) => {
    const { code, err } = await outcome('--fault', fault);
    expect([code, err.split('\n').length]).toEqual([2, 2]);
    expect(err).toContain(`--fault "${fault}": `);
    expect(err).toContain(problem);
  });

  it('ends with 1 and one sentence for a host that is not here', async () => {
    expect(await outcome('--host', '203.0.113.1')).toEqual({
      code: 1,
      out: '',
      err: '203.0.113.1 is not an address of this machine (EADDRNOTAVAIL): choose another one with --host.\n',
    });
  });
});

describe('a data file', { timeout: 30_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('is made at once, and has all that happened before %s', async (signal) => {
    const file = path.join(folder, 'mock.json');
    const first = start('--port', '0', '--data', file, '--create');
    const base = await first.ready;
    expect(readStored(readFileSync(file, 'utf8'))).toHaveProperty('db');
    expect(await register(base, 'ana@exemplo.com.br')).toBe(201);
    first.child.kill(signal);
    expect(await first.exit).toBe(0);
    const second = start('--port', '0', '--data', file);
    expect(await register(await second.ready, 'ana@exemplo.com.br')).toBe(409);
  });

  it('has every registration that was answered before the process is killed', async () => {
    const file = path.join(folder, 'mock.json');
    const first = start('--port', '0', '--data', file, '--create');
    const base = await first.ready;
    const acknowledged: string[] = [];
    let next = 0;
    const writer = async () => {
      while (next < 200) {
        next += 1;
        const email = `pessoa-${next}@exemplo.com.br`;
        const status = await register(base, email).catch(() => 0);
        if (status === 201) acknowledged.push(email);
        if (acknowledged.length === 100) first.child.kill('SIGKILL');
      }
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    await first.exit;
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    expect(acknowledged.length).toBeLessThan(200);
    const second = await start('--port', '0', '--data', file).ready;
    for (const email of acknowledged) expect(await register(second, email)).toBe(409);
  });

  it('keeps the faults of the command once, however often it starts', async () => {
    const args = ['--port', '0', '--data', path.join(folder, 'mock.json')];
    const faults = ['--fault', 'latency=1', '--fault', 'listCourses: status=503; latency=5'];
    const first = start(...args, '--create', ...faults);
    const answer = await fetch(`${await first.ready}/api/courses`);
    expect([answer.status, answer.headers.get('X-Mock-Fault-Applied')]).toEqual([503, 'status=503; latency=5']);
    first.child.kill('SIGTERM');
    await first.exit;
    const state = await fetch(`${await start(...args, ...faults).ready}/__mock/state`);
    expect(await state.json()).toMatchObject({
      faults: [
        { operation: '*', delay: 1 },
        { operation: 'listCourses', status: 503, delay: 5 },
      ],
    });
  });

  it('goes back to the start with a reset', async () => {
    const file = path.join(folder, 'mock.json');
    const first = start('--port', '0', '--data', file, '--create');
    const base = await first.ready;
    await register(base, 'ana@exemplo.com.br');
    await fetch(`${base}/__mock/reset`, { method: 'POST' });
    first.child.kill('SIGTERM');
    await first.exit;
    expect(readFileSync(file, 'utf8')).not.toContain('ana@exemplo.com.br');
  });

  it('that is missing ends with 1 and one sentence, and nothing is made', async () => {
    const file = path.join(folder, 'mock.json');
    const message = `There is no data file ${file}: check the path, or add --create to start a new one.\n`;
    expect(await outcome('--data', file)).toEqual({ code: 1, out: '', err: message });
    expect(existsSync(file)).toBe(false);
  });

  it('that is broken ends with 1 and one sentence, and is left alone', async () => {
    const file = path.join(folder, 'mock.json');
    writeFileSync(file, '{"database":');
    const message = `Data file ${file} is not JSON, so it is left alone: choose another one, or name a new one and add --create.\n`;
    expect(await outcome('--data', file, '--create')).toEqual({ code: 1, out: '', err: message });
    expect(readFileSync(file, 'utf8')).toBe('{"database":');
  });

  it('that cannot be made ends with 1 and one sentence', async () => {
    const file = path.join(folder, 'no', 'mock.json');
    const { code, err } = await outcome('--data', file, '--create');
    expect([code, err]).toEqual([1, `Data file ${file} cannot be written (ENOENT): choose another one with --data.\n`]);
  });
});
