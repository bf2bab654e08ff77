import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recordedOutput, serve } from '../testServer.ts';
import { checkBackend } from './checkBackend.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-restart-'));
const main = path.resolve(import.meta.dirname, '../../../mock-server/src/cli/main.ts');
const [script, pid, data] = ['restart.sh', 'pid', 'mock.json'].map((name) => path.join(folder, name));
let base = '';

beforeAll(async () => {
  const spare = await serve(() => undefined);
  await spare.close();
  const { port } = new URL(spare.url);
  base = `${spare.url}/api`;
  const start = `"${process.execPath}" --import tsx "${main}" --port ${port} --data "${data}" --create`;
  writeFileSync(
    script ?? '',
    `[ -f "${pid}" ] && kill -9 $(cat "${pid}")\n${start} >/dev/null 2>&1 &\necho $! > "${pid}"\n`,
  );
  execFileSync('sh', [script ?? '']);
  const answers = async () => expect((await fetch(`${base}/courses`)).status).toBe(200);
  await vi.waitFor(answers, { timeout: 60_000, interval: 100 });
}, 90_000);

afterAll(() => {
  if (pid && existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it(
  'finds nothing wrong with the mock server that keeps a file, killed by a command',
  { timeout: 180_000 },
  async () => {
    const output = recordedOutput();
    const only = 'flow.voucher,flow.register,race,restart';
    const args = ['--base-url', base, '--demo', '--destructive', '--restart', `sh "${script}"`, '--only', only];
    const code = await checkBackend(args, output);
    expect(output.outText()).toContain('No differences from the contract.');
    expect(code).toBe(0);
  },
);

it('ends with a sentence when the command fails', { timeout: 60_000 }, async () => {
  const output = recordedOutput();
  const only = 'restart.sessions';
  await checkBackend(['--base-url', base, '--demo', '--restart', 'exit 3', '--only', only], output);
  expect(output.outText()).toContain('The command of --restart ended with 3: correct --restart.');
});
