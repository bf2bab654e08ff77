import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isOperationId } from '@raiz/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { findingLine } from './core/finding.ts';
import { allChecks, type Choice, chooseChecks, fixedChecks } from './checks/all.ts';
import { firstStep, lastStep, stepOf, stepOfOperation } from './checks/steps.ts';
import { readOptions } from './cli/options.ts';
import type { Send } from './core/send.ts';
import { error, operationOf } from './testDefects/plant.ts';
import { demoAccounts, demoApi, demoVouchers, runKit, accountStates, toolsOf } from './testKit.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { full, more, ...codes } = demoVouchers;
const config = path.join(folder, 'contract.json');
const content = { ...demoAccounts, ...accountStates, vouchers: { full: [full, ...more], ...codes } };
writeFileSync(config, JSON.stringify({ baseUrl: 'https://portal.test/api', ...content }));

/** The words of a command line, without their quotes. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}

/** The choice that a command line of docs/backend.md makes. */
function choiceOf(line: string): Choice {
  const args = wordsOf(line).map((word) => (word === 'contract.json' ? config : word));
  const options = readOptions(args);
  if (options === null || options === 'list') throw new Error(`This is no run: ${line}`);
  return options.choice;
}

/** The commands that run the kit, with the steps that end with them. */
function documented(): { step: number; line: string }[] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/backend.md'), 'utf8');
  return text.split(/^## (?=\d+\. )/m).flatMap((section) => {
    const step = Number.parseInt(section, 10);
    return [...section.matchAll(/^npx --no-install raiz-contract (--config .*)$/gm)].map(([, line = '']) => ({
      step,
      line,
    }));
  });
}

/** A backend that has only the operations up to a step. */
function builtUpTo(step: number, send: Send): Send {
  const unbuilt = () => error(500, 'Ainda não.');
  return (request) => {
    const id = operationOf(request) ?? '';
    if (!isOperationId(id) || stepOfOperation(id) <= step) return send(request);
    return Promise.resolve(id === 'listCourses' ? Response.json([]) : unbuilt());
  };
}

const commands = documented();

describe('docs/backend.md', { timeout: 60_000 }, () => {
  it('has a command for each step, with the number of that step', () => {
    const steps = Array.from({ length: lastStep - firstStep + 1 }, (_, index) => firstStep + index);
    expect(commands.map(({ step, line }) => [step, choiceOf(line).step])).toEqual([
      ...steps.map((step) => [step, step]),
      [lastStep + 1, undefined],
    ]);
  });

  it('runs every check in one of its steps, with all that it needs', () => {
    for (const { line } of commands) expect(chooseChecks(choiceOf(line)).leftOut).toEqual([]);
    const run = commands.slice(0, -1).flatMap(({ line }) => chooseChecks(choiceOf(line)).checks);
    const ids = (checks: readonly { id: string }[]) => checks.map(({ id }) => id).sort();
    expect(ids(run)).toEqual(ids(allChecks));
  });

  // Steps 8 and 9 add no operation that the run of `good.test.ts` lacks.
  it.each(commands.filter(({ step }) => step < 8))(
    'step $step passes when later operations answer 500',
    async ({ step, line }) => {
      const api = demoApi();
      const send = builtUpTo(step, (request) => api.fetch(request));
      const { run, findings, skipped } = await runKit(send, choiceOf(line), toolsOf(api));
      expect(findings.map(findingLine)).toEqual([]);
      expect(skipped.map(({ check, skipped: why }) => `${check.id}: ${why}`)).toEqual([]);
      expect(run.outcomes.length).toBeGreaterThan(10);
    },
  );

  it('a check belongs to the latest step of what it calls and needs', () => {
    const stepsOf = (id: string) => fixedChecks.filter((check) => check.id === id).map(stepOf);
    expect(stepsOf('accept.updateCourse')).toEqual([4]);
    // It reads the catalogue, too.
    expect(stepsOf('accept.createCourse')).toEqual([5]);
    expect(stepsOf('mail.confirm')).toEqual([7]);
    expect(stepsOf('time.trial')).toEqual([8]);
    expect(stepsOf('race.create')).toEqual([9]);
  });
});
