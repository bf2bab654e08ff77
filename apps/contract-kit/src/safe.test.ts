import { describe, expect, it } from 'vitest';
import { createCourse } from './checks/createCourse.ts';
import type { Check } from './core/check.ts';
import { Stop } from './core/finding.ts';
import type { Send } from './core/send.ts';
import { textAt } from './core/values.ts';
import { operationOf, shows } from './testDefects/plant.ts';
import { demoAccounts, demoApi, prepareDemo, runChecks, runKit, toolsOf } from './testKit.ts';

/** The tables that a run must leave unchanged; logins add sessions. */
function tablesOf(api: ReturnType<typeof demoApi>) {
  const { sessions: _sessions, ...tables } = structuredClone(api.db());
  return tables;
}

describe('a run that was not told to be destructive', { timeout: 60_000 }, () => {
  it('leaves a good backend as it was', async () => {
    const api = demoApi();
    const before = tablesOf(api);
    await runKit((request) => api.fetch(request), { mayChange: 'courses' });
    expect(tablesOf(api)).toEqual(before);
  });

  it('removes what was still being created when a check ended', async () => {
    const api = demoApi();
    const before = tablesOf(api);
    const slow: Send = async (request) => {
      if (operationOf(request) === 'createCourse') await new Promise((resolve) => setTimeout(resolve, 100));
      return api.fetch(request);
    };
    const check: Check = {
      id: 'race.stopped',
      title: 'One call ends the check while another creates a course',
      effect: 'own',
      async run(kit) {
        await Promise.all([createCourse(kit), Promise.reject(new Stop())]);
      },
    };
    await runChecks([check], await prepareDemo(slow, {}));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(tablesOf(api)).toEqual(before);
  });

  it('removes nothing of a backend that gives the ids of other things to what it makes', async () => {
    const api = demoApi();
    const before = tablesOf(api);
    const makes = ['createCourse', 'createModule', 'createLesson'] as const;
    for (const id of makes) {
      const lies = shows(id, '', (_all, body) => ({ ...body, id: 1, course_id: 1, module_id: 1 }));
      const { findings } = await runKit(lies(api), { mayChange: 'courses', only: ['flow', 'shape.body'] });
      expect(findings.length).toBeGreaterThan(0);
    }
    // The kit cannot identify what such a backend created, so that stays; so does everything that existed before.
    for (const table of ['courses', 'modules', 'lessons', 'enrolments', 'progress', 'certificates'] as const) {
      const [rows, was]: [unknown[], unknown[]] = [api.db()[table], before[table]];
      expect(rows).toEqual(expect.arrayContaining(was));
    }
  });
});

it.each([
  ['the id of another', { id: 1 }],
  ['the address of another', { email: demoAccounts.admin.email }],
])('an account that the run did not make is not blocked: %s in the profile', async (_, wrong) => {
  const api = demoApi();
  const blocked: unknown[] = [];
  const over = shows('readProfile', 'user', (user) =>
    textAt(user, '/email').startsWith('contrato-') ? { ...Object(user), ...wrong } : user,
  );
  const block = async (person: { id: number; email: string }) => void blocked.push(person);
  const tools = { ...toolsOf(api), block };
  const { findings } = await runKit(over(api), { only: ['isolation.blocked'] }, tools);
  expect(blocked).toEqual([]);
  expect(findings).toMatchObject([{ field: '$.user', expected: expect.stringContaining('the new member contrato-') }]);
  await runKit((request) => api.fetch(request), { only: ['isolation.blocked'] }, tools);
  expect(blocked).toHaveLength(1);
});
