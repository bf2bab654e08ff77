import { expect, it } from 'vitest';
import { cycleFacts } from './cycleFacts.ts';

it.each([
  ['2026-11-02', '2026-12-02', null, { Ciclo: '02/11/2026 a 02/12/2026' }],
  ['2026-11-02', '2026-12-02', '05/12/2026', { Ciclo: '02/11/2026 a 02/12/2026', 'Próxima renovação': '05/12/2026' }],
  ['2026-11-02', null, null, { Ciclo: '02/11/2026 a --' }],
  [null, '2026-12-02', null, { Ciclo: '-- a 02/12/2026' }],
  [null, null, '05/12/2026', { Ciclo: '--', 'Próxima renovação': '05/12/2026' }],
  ['2026-11-01T02:30:00Z', '2026-12-01T23:30:00-05:00', null, { Ciclo: '31/10/2026 a 02/12/2026' }],
  ['ontem', '2026-02-31', '--', { Ciclo: '--', 'Próxima renovação': '--' }],
])('a cycle from %s to %s with the renewal %s', (start_date, end_date, renewal, facts) => {
  const shown = cycleFacts({ start_date, end_date }, renewal, false).map(({ label, value }) => [label, value]);
  expect(Object.fromEntries(shown)).toEqual(facts);
});

it('the last cycle of a subscription without access, or none', () => {
  const [cycle] = cycleFacts({ start_date: '2026-08-20', end_date: '2026-09-20' }, '--', true);
  expect(cycle).toEqual({ label: 'Último ciclo', value: '20/08/2026 a 20/09/2026' });
  expect(cycleFacts({ start_date: null, end_date: null }, null, true)).toEqual([{ label: 'Ciclo', value: '--' }]);
});
