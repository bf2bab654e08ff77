import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOperationId } from '@raiz/contract';
import { describe, expect, it } from 'vitest';
import { allChecks, leftOut } from './checks/all.ts';
import { firstStep, lastStep, stepOf, stepOfOperation } from './checks/steps.ts';
import type { ContractConfig } from './contractConfig.ts';
import type { Send } from './core/send.ts';
import { error, operationOf } from './testDefects/plant.ts';
import { accountStates, chosen, demoAccounts, demoApi, demoVouchers, findingLine } from './testKit.ts';
import { prepareDemo, runChecks, toolsOf } from './testKit.ts';

/** A backend that has only the operations up to a step. */
function builtUpTo(step: number, send: Send): Send {
  const unbuilt = () => error(500, 'Ainda não.');
  return (request) => {
    const id = operationOf(request) ?? '';
    if (!isOperationId(id) || stepOfOperation(id) <= step) return send(request);
    return Promise.resolve(id === 'listCourses' ? Response.json([]) : unbuilt());
  };
}

/** What docs/backend.md adds to the settings in a step. */
const added: Readonly<Record<number, Partial<ContractConfig>>> = {
  3: { accounts: demoAccounts },
  5: { mayChange: 'accounts' },
  7: { mailbox: 'preview', expire: 'command' },
  8: { accounts: { ...demoAccounts, ...accountStates }, vouchers: demoVouchers, pay: 'command', clock: 'command' },
  9: { block: 'command', restart: 'command' },
};

const steps = Array.from({ length: lastStep - firstStep + 1 }, (_, index) => firstStep + index);

describe('docs/backend.md', { timeout: 60_000 }, () => {
  it('has a command for each step', () => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/backend.md'), 'utf8');
    const sections = text.split(/^## (?=\d+\. )/m);
    const commands = sections.flatMap((section) =>
      [...section.matchAll(/^npx --no-install raiz-contract --tags-filter step-(\d)$/gm)].map(([, step]) => [
        Number.parseInt(section, 10),
        Number(step),
      ]),
    );
    expect(commands).toEqual(steps.map((step) => [step, step]));
  });

  it('gives the checks of each step all that they need', () => {
    const config: Omit<ContractConfig, 'baseUrl'> = { accounts: demoAccounts };
    for (const step of steps) {
      Object.assign(config, added[step]);
      const own = allChecks.filter((check) => stepOf(check) === step);
      expect(own.length).toBeGreaterThan(10);
      expect(own.map((check) => leftOut(check, config)).filter((lacking) => lacking !== null)).toEqual([]);
    }
  });

  // Steps 8 and 9 add no operation that the run of `good.test.ts` lacks.
  it.each(steps.filter((step) => step < 8))('step %i passes when later operations answer 500', async (step) => {
    const api = demoApi();
    const send = builtUpTo(step, (request) => api.fetch(request));
    const checks = chosen().filter((check) => stepOf(check) === step);
    const { findings, skipped } = await runChecks(checks, await prepareDemo(send, toolsOf(api)));
    expect(findings.map(findingLine)).toEqual([]);
    expect(skipped).toEqual([]);
  });

  it('a check belongs to the latest step of what it calls and needs', () => {
    const stepsOf = (id: string) => allChecks.filter((check) => check.id === id).map(stepOf);
    expect(stepsOf('accept.updateCourse')).toEqual([4]);
    // It reads the catalogue, too.
    expect(stepsOf('accept.createCourse')).toEqual([5]);
    expect(stepsOf('mail.confirm')).toEqual([7]);
    expect(stepsOf('time.trial')).toEqual([8]);
    expect(stepsOf('race.create')).toEqual([9]);
  });
});
