import { describe, expect, it } from 'vitest';
import { createCourse } from './checks/createCourse.ts';
import type { Check } from './core/check.ts';
import { Stop } from './core/finding.ts';
import { runChecks } from './core/run.ts';
import type { Send } from './core/send.ts';
import { operationOf, shows } from './testDefects/plant.ts';
import { demoApi, prepareDemo, runKit } from './testKit.ts';

/** The tables that a run must leave unchanged; logins add sessions. */
function tablesOf(api: ReturnType<typeof demoApi>) {
  const { sessions: _sessions, ...tables } = structuredClone(api.db());
  return tables;
}

describe('a run that was not told to be destructive', { timeout: 60_000 }, () => {
  it('leaves a good backend as it was', async () => {
    const api = demoApi();
    const before = tablesOf(api);
    await runKit((request) => api.fetch(request), { destructive: false, level: 'fuzz', runs: 5 });
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
      level: 'flow',
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
      const { findings } = await runKit(lies(api), { destructive: false, only: ['flow', 'shape.body'] });
      expect(findings.length).toBeGreaterThan(0);
    }
    // The kit cannot identify what such a backend created, so that stays; so does everything that existed before.
    for (const table of ['courses', 'modules', 'lessons', 'enrolments', 'progress', 'certificates'] as const) {
      const [rows, was]: [unknown[], unknown[]] = [api.db()[table], before[table]];
      expect(rows).toEqual(expect.arrayContaining(was));
    }
  });

  it('makes the same requests again for the same seed', async () => {
    const sent = async (seed: number) => {
      const calls: string[] = [];
      const api = demoApi();
      const send = async (request: Request) => {
        const text = await request.clone().text();
        calls.push(`${request.method} ${request.url} ${text.replace(/Contrato \w+/, '')}`);
        return api.fetch(request);
      };
      await runKit(send, { level: 'fuzz', only: ['fuzz.updateLesson', 'fuzz.readEarnings'], seed, runs: 10 });
      return calls;
    };
    const first = await sent(1);
    expect(await sent(1)).toEqual(first);
    expect(await sent(2)).not.toEqual(first);
  });
});
