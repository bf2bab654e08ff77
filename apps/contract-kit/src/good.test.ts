import { beforeAll, expect, it } from 'vitest';
import { chooseChecks } from './checks/all.ts';
import { kindStep } from './checks/steps.ts';
import { findingsOf, type Run, runChecks } from './core/run.ts';
import { operationOf } from './testDefect.ts';
import { demoApi, everything, prepareDemo, toolsOf } from './testKit.ts';

let run: Run;

/** The operations that each check called. */
const uses: Record<string, string> = {};

beforeAll(async () => {
  const api = demoApi();
  const called = new Set<string>();
  const { checks } = chooseChecks({ ...everything, level: 'fuzz' });
  const shared = await prepareDemo((request) => {
    called.add(operationOf(request) ?? '');
    return api.fetch(request);
  }, toolsOf(api));
  called.clear();
  run = await runChecks(checks, shared, ({ check: { id } }) => {
    if (kindStep(id) === undefined) uses[id] = [...called].filter(Boolean).sort().join(' ');
    called.clear();
  });
}, 60_000);

it('finds nothing wrong with the good server, and leaves nothing out', () => {
  expect(findingsOf(run)).toEqual([]);
  const skipped = run.outcomes.filter(({ skipped: why }) => why !== null);
  expect(skipped.map(({ check, skipped: why }) => `${check.id}: ${why}`)).toEqual([]);
  expect(run.aborted).toBeNull();
  const flows = run.outcomes.filter(({ check }) => check.level === 'flow');
  expect(flows.length).toBeGreaterThanOrEqual(40);
});

// `--update` writes the file again.
it('calls in each check the operations of checks/uses.json, from which the steps follow', async () => {
  await expect(`${JSON.stringify(uses, null, 2)}\n`).toMatchFileSnapshot('checks/uses.json');
});
