import { randomUUID } from 'node:crypto';
import { isObject } from '@raiz/api-client/rules';
import { beforeAll, expect, it } from 'vitest';
import { chooseChecks } from './checks/all.ts';
import { kindStep } from './checks/steps.ts';
import { readJson } from './core/answer.ts';
import { findingsOf, type Run, runChecks } from './core/run.ts';
import { operationOf } from './testDefect.ts';
import { demoApi, everything, prepareDemo, toolsOf } from './testKit.ts';

let run: Run;

/** The operations that each check called. */
const uses: Record<string, string> = {};

/** A value with an undeclared field in each object, new in each answer. */
function withMore(value: unknown, moment: string): unknown {
  if (Array.isArray(value)) return value.map((row) => withMore(row, moment));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([name, one]): [string, unknown] => [name, withMore(one, moment)]);
  return Object.fromEntries([...inner, ['x_answered', moment]]);
}

// A correct backend may add fields (docs/api-decisions.md#unknown-fields): the kit must ignore them.
async function addsFields(response: Response): Promise<Response> {
  const text = await response.text();
  const body = readJson(text);
  const sent = body === undefined ? text : JSON.stringify(withMore(body, randomUUID()));
  return new Response(sent === '' ? null : sent, response);
}

beforeAll(async () => {
  const api = demoApi();
  const called = new Set<string>();
  const { checks } = chooseChecks({ ...everything, level: 'fuzz' });
  const shared = await prepareDemo(async (request) => {
    called.add(operationOf(request) ?? '');
    return addsFields(await api.fetch(request));
  }, toolsOf(api));
  called.clear();
  run = await runChecks(checks, shared, ({ check: { id } }) => {
    if (kindStep(id) === undefined) uses[id] = [...called].filter(Boolean).sort().join(' ');
    called.clear();
  });
}, 180_000);

it('finds nothing wrong with a good server that adds fields, and leaves nothing out', () => {
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
