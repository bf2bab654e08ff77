import { describe, expect, it } from 'vitest';
import { findingLine } from './core/finding.ts';
import type { Send } from './core/send.ts';
import { runKit } from './testKit.ts';
import { restartable } from './testRestart.ts';
import { restartDefects } from './testDefects/restarts.ts';

async function found(backend: ReturnType<typeof restartable>, only: string[]) {
  const { run, findings, skipped } = await runKit(
    backend.send,
    { only, given: ['restart', 'mailbox'] },
    { restart: backend.restart },
  );
  return { findings, skipped, notes: run.outcomes.flatMap(({ notes }) => notes) };
}

describe('a restart', { timeout: 60_000 }, () => {
  it('of a good server shows nothing', async () => {
    const { findings, skipped, notes } = await found(restartable(), ['restart']);
    expect(findings.map(findingLine)).toEqual([]);
    expect(skipped).toEqual([]);
    expect(notes).toEqual([]);
  });

  it('that ends nothing is noted', async () => {
    const { send } = restartable();
    const tools = { restart: () => Promise.resolve() };
    const { run } = await runKit(send, { only: ['restart.sessions'], given: ['restart'] }, tools);
    expect(run.outcomes.flatMap(({ notes }) => notes)).toEqual([
      'The backend answered all the time: make sure that --restart kills it.',
    ]);
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
