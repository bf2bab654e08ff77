import { describe, expect, it } from 'vitest';
import type { Send } from './core/send.ts';
import { runKit } from './testKit.ts';
import { restartable } from './testRestart.ts';
import { restartDefects } from './testRestartDefects.ts';

async function found(backend: ReturnType<typeof restartable>, only: string[]) {
  const { findings, skipped } = await runKit(
    backend.send,
    { only, given: ['restart', 'mailbox'] },
    { restart: backend.restart },
  );
  return { findings, skipped };
}

describe('a restart', { timeout: 60_000 }, () => {
  it('of a good server shows nothing', async () => {
    const { findings, skipped } = await found(restartable(), ['flow.voucher.full', 'restart']);
    expect(findings).toEqual([]);
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
    const { findings, skipped } = await found({ send, restart }, ['restart.sessions', 'restart.data']);
    expect(findings).toEqual([]);
    expect(skipped).toEqual([]);
  });

  it.each(restartDefects)('shows: $name', async ({ check, first, ...defect }) => {
    const { findings } = await found(restartable(defect), first === undefined ? [check] : [first, check]);
    expect(findings.map((finding) => finding.check)).toContain(check);
  });
});
