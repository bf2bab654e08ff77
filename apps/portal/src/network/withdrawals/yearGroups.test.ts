import { expect, it } from 'vitest';
import { yearGroups } from './yearGroups.ts';

const row = { id: 1, month: 10, year: 2026, amount: 50.1, status: 'paid', paid_at: null, notes: null };
const rows = [
  row,
  { ...row, id: 2, amount: 0.2 },
  { ...row, id: 3, status: 'pending', amount: 900 },
  { ...row, id: 4, year: 2025, status: 'cancelled' },
  { ...row, id: 5, year: null },
  null,
];

it('names a year with what was paid in it', () => {
  const groupOf = yearGroups(rows);
  expect(groupOf?.(row)).toEqual({ key: '2026', label: '2026', total: 'Pago: R$\u00A050,30' });
  expect(groupOf?.({ ...row, year: 2025 }).total).toBe('Pago: R$\u00A00,00');
  expect(groupOf?.({ ...row, year: null }).label).toBe('Sem data');
});

it('has no groups for one year', () => {
  expect(yearGroups([row, null])).toBeNull();
});
