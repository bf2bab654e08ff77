import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '@raiz/contract';
import { sendOverHttp } from './core/overHttp.ts';
import { findingLine, runKit, toolsOf } from './testKit.ts';
import { type Processes, startProcesses } from './testProcesses.ts';

/** Runs chosen checks (by default all) against the proxy, and returns their findings. */
async function run({ url, api, restart }: Processes, only: readonly string[] = ['']) {
  const tools = { ...toolsOf(api()), restart: () => restart(2000) };
  return runKit(sendOverHttp, { only, restart: 'in this process' }, tools, { origin: url });
}

describe('two processes on one store behind a proxy', () => {
  let processes: Processes;
  beforeAll(async () => (processes = await startProcesses()));
  afterAll(() => processes.close());

  test('are one right backend, also when they come back one by one, the second 2 seconds late', async () => {
    const { findings, skipped } = await run(processes);
    expect(findings.map(findingLine)).toEqual([]);
    expect(skipped).toEqual([]);
  });
});

/** Number of runs with each lock, and the minimum number of runs that must find it. */
const [times, min] = [10, 9];

describe.each<{ locked: OperationId[]; checks: string[] }>([
  { locked: ['applyVoucher'], checks: ['race.voucher'] },
  { locked: ['startSubscription'], checks: ['race.voucher'] },
  { locked: ['startSubscription'], checks: ['race.checkout'] },
  { locked: ['markLessonComplete'], checks: ['race.certificate'] },
  { locked: ['enrollInCourse'], checks: ['race.enrol'] },
  { locked: ['registerMember'], checks: ['race.register'] },
  { locked: ['createBankAccount'], checks: ['race.bank'] },
  { locked: ['updateProfile'], checks: ['race.address'] },
  { locked: ['cancelSubscription'], checks: ['race.cancel'] },
  { locked: ['resetPassword'], checks: ['mail.reset-once'] },
])('a lock of its own in each process around $locked', ({ locked, checks }) => {
  let processes: Processes;
  beforeAll(async () => (processes = await startProcesses(locked)));
  afterAll(() => processes.close());

  test(`is found by ${checks.join()} in at least ${min} of ${times} runs`, async () => {
    let found = 0;
    for (let time = 0; time < times; time += 1) {
      processes.reset();
      const { findings } = await run(processes, checks);
      if (findings.length > 0) found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(min);
  });
});
