import { describe, expect, it } from 'vitest';
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

  it.each(restartDefects)('shows: $name', async ({ check, first, ...defect }) => {
    const { findings } = await found(restartable(defect), first === undefined ? [check] : [first, check]);
    expect(findings.map((finding) => finding.check)).toContain(check);
  });
});
