import { createMockApi, type Database, type MockApi } from '@raiz/mock-server';
import { beforeAll, expect, it } from 'vitest';
import { readJson } from './core/answer.ts';
import type { Check } from './core/check.ts';
import type { Send } from './core/send.ts';
import type { Shared } from './core/shared.ts';
import { allowed, unseen } from './testDefects/freeFields.ts';
import { addPlaces, type Answers, type Mutant, mutantsOf } from './testDefects/mutants.ts';
import { operationOf, type Plant } from './testDefects/plant.ts';
import { chosen, demoApi, prepareDemo, runChecks, toolsOf } from './testKit.ts';

let api: MockApi = demoApi();
let send: Send = (request) => api.fetch(request);
let prepared: Shared;
let seed: Database;

/** Starts the server as it was after the accounts logged in, with a defect. */
function startedWith(over: Plant): Shared {
  api = createMockApi({ seed: structuredClone(seed), strict: false });
  send = over(api);
  const { people, accountStates, takenCourses } = prepared;
  const own = structuredClone({ people, accountStates, takenCourses });
  return { ...prepared, ...own, reported: new Set(), usedUp: {} };
}

/** The answers of the good server by operation and status, with the checks that get some, and their milliseconds. */
const met = new Map<string, Answers & { checks: Map<Check, number> }>();

const tableNames = [
  ...(['users', 'sessions', 'mailTokens', 'subscriptions', 'payments', 'usedVouchers', 'checkouts'] as const),
  ...(['bankAccounts', 'courses', 'modules', 'lessons', 'enrolments', 'progress', 'certificates'] as const),
];

/** Notes what a check is answered, and which tables its calls change. */
function noting(check: Check): Plant {
  return (good) => async (request) => {
    const id = operationOf(request);
    // Calls at the same time change tables for each other.
    const isRead = request.method === 'GET' || check.id.startsWith('race.');
    const tables = () => (isRead ? [] : tableNames.map((name) => JSON.stringify(good.db()[name])));
    const before = tables();
    const response = await good.fetch(request);
    if (!id) return response;
    const { status, ok } = response;
    const key = `${id} ${status}`;
    const answers = met.get(key) ?? { id, status, places: new Map(), tables: new Set(), checks: new Map() };
    met.set(key, answers);
    answers.checks.set(check, 0);
    addPlaces(answers.places, readJson(await response.clone().text()));
    for (const [index, text] of tables().entries()) {
      const name = tableNames[index];
      if (ok && name && text !== before[index]) answers.tables.add(name);
    }
    return response;
  };
}

beforeAll(async () => {
  prepared = await prepareDemo((request) => send(request), toolsOf({ ...api, db: () => api.db() }));
  seed = structuredClone(api.db());
  for (const check of chosen()) {
    const start = performance.now();
    await runChecks([check], startedWith(noting(check)));
    const took = performance.now() - start;
    for (const { checks } of met.values()) if (checks.has(check)) checks.set(check, took);
  }
}, 180_000);

it('the checks notice every generated defect but those of free fields', { timeout: 600_000 }, async () => {
  const isIn = (list: readonly RegExp[]) => (one: Mutant) => list.some((free) => free.test(one.name));
  const all = [...met.values()].flatMap(mutantsOf).filter((one) => !isIn(allowed)(one));
  const wanted = all.filter((one) => !isIn(unseen)(one));
  expect(all.length).toBeGreaterThan(1400);
  expect(wanted.length / all.length).toBeGreaterThan(0.95);
  const [survivors, noticed]: [string[], Map<Check, number>] = [[], new Map()];
  let turn = 0;
  for (const { name, answers, over } of wanted) {
    const checks = met.get(answers)?.checks ?? new Map<Check, number>();
    // First the one that has noticed the defect before, then quick ones that notice many.
    const order = ([check, took]: [Check, number]) => (took < 0 ? took : took / (1 + (noticed.get(check) ?? 0)));
    let isNoticed = false;
    for (const [check] of [...checks].sort((one, next) => order(one) - order(next))) {
      isNoticed = (await runChecks([check], startedWith(over))).findings.length > 0;
      if (!isNoticed) continue;
      turn -= 1;
      checks.set(check, turn);
      noticed.set(check, 1 + (noticed.get(check) ?? 0));
      break;
    }
    if (!isNoticed) survivors.push(name);
  }
  expect(survivors).toEqual([]);
});
