import { expect, it } from 'vitest';
import { cycleFacts } from './cycleFacts.ts';

it.each([
  ['2026-11-01', '2026-12-01', false, 'Ciclo', '01/11/2026 a 01/12/2026'],
  [null, '2026-12-01', false, 'Ciclo', '-- a 01/12/2026'],
  ['2026-11-01', null, false, 'Ciclo', '01/11/2026 a --'],
  [null, null, true, 'Último ciclo', '-- a --'],
  ['2026-11-01T02:30:00Z', '2026-12-01T23:30:00-05:00', true, 'Último ciclo', '31/10/2026 a 02/12/2026'],
])('from %s to %s, over: %s', (start_date, end_date, isOver, label, value) => {
  expect(cycleFacts({ start_date, end_date }, null, isOver)).toEqual([{ label, value }]);
});

it('shows the renewal, unless a sentence does', () => {
  const [, renewal] = cycleFacts({ start_date: null, end_date: null }, '--', false);
  expect(renewal).toEqual({ label: 'Próxima renovação', value: '--' });
});
