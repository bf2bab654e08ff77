import { expect, it } from 'vitest';
import { demoApi, runKit } from './testKit.ts';

it('a backend whose sessions end too early has one finding, and keeps nothing of the run', async () => {
  const api = demoApi();
  const before = structuredClone(api.db().courses);
  let calls = 0;
  const send = (request: Request): Promise<Response> => {
    calls = request.url.endsWith('/login') ? 0 : calls + 1;
    if (calls > 12) api.db().sessions.length = 0;
    return api.fetch(request);
  };
  const { findings } = await runKit(send, { only: ['flow.catalogue', 'flow.lesson'] });
  expect(findings.map(({ field, expected, rule }) => [field, expected, rule])).toEqual([
    ['status', 'a session of 8 hours at least', 'docs/api-decisions.md#tokens'],
  ]);
  expect(findings[0]?.got).toContain('the session has ended, and the kit logs in again');
  expect(api.db().courses).toEqual(before);
});
