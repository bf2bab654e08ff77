import { describe, expect, it } from 'vitest';
import type { Send } from './core/send.ts';
import { findingLine, runKit } from './testKit.ts';
import { restartable } from './testRestart.ts';
import { restartDefects } from './testDefects/restarts.ts';

async function found(backend: ReturnType<typeof restartable>, only: string[]) {
  return runKit(backend.send, { only, restart: 'in this process' }, { restart: backend.restart });
}

describe('a restart', { timeout: 60_000 }, () => {
  it('of a good server shows nothing', async () => {
    const { findings, skipped } = await found(restartable(), ['restart']);
    expect(findings.map(findingLine)).toEqual([]);
    expect(skipped).toEqual([]);
  });

  it('of two processes that come back one by one shows nothing', async () => {
    const backend = restartable();
    let [slowUntil, calls] = [0, 0];
    const send: Send = (request) => {
      calls += 1;
      const isSlow = performance.now() < slowUntil && calls % 2 === 0;
      return isSlow ? Promise.reject(new TypeError('refused')) : backend.send(request);
    };
    const restart = async () => {
      await backend.restart();
      slowUntil = performance.now() + 700;
    };
    const { findings, skipped } = await found({ ...backend, send, restart }, ['restart.sessions', 'restart.data']);
    expect(findings.map(findingLine)).toEqual([]);
    expect(skipped).toEqual([]);
  });

  it.each(restartDefects)('shows: $name', async ({ checks, ...defect }) => {
    const { findings } = await found(restartable(defect), checks);
    expect(findings.map(({ check }) => check)).toContain(checks.at(-1));
  });
});
