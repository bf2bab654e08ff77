import { expect, it } from 'vitest';
import type { Check } from './check.ts';
import type { Kit } from './kit.ts';
import { demoApi, prepareDemo, runChecks } from '../testKit.ts';

/** The findings of a check against the mock server. */
async function findingsOf(run: (kit: Kit) => Promise<void>) {
  const api = demoApi();
  const check: Check = { id: 'shape.accounts', title: 'Holds', effect: 'read', run };
  return (await runChecks([check], await prepareDemo((request) => api.fetch(request)))).findings;
}

it('a finding has its call and the calls before it, whoever looks at which answer', async () => {
  const [found] = await findingsOf(async (kit) => {
    const courses = await kit.call('listCourses');
    const first = await kit.call('readProfile', { as: 'other' });
    for (let count = 0; count < 3; count += 1) await kit.call('listFunds', { as: 'member' });
    kit.expectValue(first, '/user/name', 'Ana');
    kit.expectStatus(courses, 204);
  });
  expect(found).toMatchObject({ call: 'GET /perfil as other', before: ['GET /courses as visitor 200'] });
  expect(found?.curl).toMatch(/^curl -i -X GET '.+\/perfil' .+"Authorization: Bearer \$OTHER_TOKEN"$/);
});

it('lists the last calls, equal neighbours as one', async () => {
  const [found] = await findingsOf(async (kit) => {
    for (let count = 0; count < 15; count += 1) {
      await kit.call('readSponsor', { path: { id: count + 900 } });
      await kit.call('listFunds', { as: 'member' });
      await kit.call('listFunds', { as: 'member' });
    }
    kit.expectStatus(await kit.call('readProfile', { as: 'member' }), 204);
  });
  expect(found?.before).toHaveLength(13);
  expect(found?.before[0]).toBe('18 earlier');
  expect(found?.before.slice(-2)).toEqual([
    expect.stringMatching(/^GET \/user-by-id\/914 as visitor 404$/),
    'GET /fundos as member 200 (2 times)',
  ]);
});

it('differences of one cause are one finding, which names the other places', async () => {
  const found = await findingsOf(async (kit) => {
    for (const as of ['member', 'other'] as const) {
      const answer = await kit.call('readProfile', { as });
      kit.report(answer, '/rows/1/total', '12', 'no number');
      kit.report(answer, '/rows/2/total', '13', 'no number');
      kit.report(answer, '/rows/2/name', '"A"', 'no number');
      kit.expectStatus({ ...answer, call: `${answer.call} with ${as}` }, 400);
      kit.expectStatus(answer, 400);
    }
  });
  expect(found.map(({ field, more }) => [field, more])).toEqual([
    [
      '$.rows[1].total',
      [
        'GET /perfil as member, $.rows[2].total: expected 13, got no number',
        'GET /perfil as other',
        'GET /perfil as other, $.rows[2].total: expected 13, got no number',
      ],
    ],
    ['$.rows[2].name', ['GET /perfil as other']],
    ['status', ['GET /perfil as member', 'GET /perfil as other with other', 'GET /perfil as other']],
  ]);
});
