import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeClone, type Clone } from './clone.ts';
import { patience } from './run.ts';

vi.setConfig({ testTimeout: patience });

let clone: Clone;

beforeEach(() => {
  clone = makeClone();
});

afterEach(() => clone.remove());

const report = (passed: number, failed: number) => JSON.stringify({ numPassedTests: passed, numFailedTests: failed });

test.each<[string, string | null, number, string]>([
  ['a good run', report(3, 0), 0, '3 passed 0 failed'],
  ['failed tests', report(3, 2), 1, '3 passed 2 failed'],
  ['a run that failed outside its tests', report(3, 0), 1, '3 passed 1 failed'],
  ['a run that left no report', null, 1, '0 passed 1 failed'],
  ['a run that says it is good but left no report', null, 0, '0 passed 1 failed'],
  ['a broken report', '{', 0, '0 passed 1 failed'],
])('%s is counted', async (_case, text, code, expected) => {
  const count = `lib.countOf(${JSON.stringify(text)}, ${code})`;
  const { output } = await clone.evaluate(
    'vitest.mjs',
    `{ const c = ${count}; return c.passed + ' passed ' + c.failed + ' failed'; }`,
  );
  expect(output).toBe(`${expected}\n`);
});

test('a test that passed only at its second try is named', async () => {
  const tests = [
    { fullName: 'Home Default', status: 'passed', failureMessages: [] },
    { fullName: 'Home Leads', status: 'passed', failureMessages: ['late'] },
    { fullName: 'Home Broken', status: 'failed', failureMessages: ['wrong'] },
  ];
  const text = JSON.stringify({ testResults: [{ name: 'Home.stories.tsx', assertionResults: tests }] });
  const { output } = await clone.evaluate(
    'vitest.mjs',
    `lib.unsteadyOf(${JSON.stringify(text)}).join().split('/').at(-1)`,
  );
  expect(output).toBe('Home.stories.tsx > Home Leads\n');
});

test('steps are chosen by name, and what follows is for vitest', async () => {
  const chosen = (args: string[]) =>
    clone
      .evaluate('testSteps.mjs', `JSON.stringify(lib.chooseSteps(${JSON.stringify(args)}))`)
      .then(({ output }) => output.trim());
  expect(await chosen([])).toBe(
    '{"steps":["check","unit","stories","journey","deploy","matrix"],"named":false,"rest":[]}',
  );
  expect(await chosen(['unit', 'journey', 'packages/ui', '-t', 'x'])).toBe(
    '{"steps":["unit","journey"],"named":true,"rest":["packages/ui","-t","x"]}',
  );
});
