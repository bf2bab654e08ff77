import { buildEarning } from '@raiz/api-client/testData';
import { expect, it } from 'vitest';
import { monthGroups } from './monthGroups.ts';

const line = buildEarning({ id: 1, earning_date: '2026-11-02' });
const october = buildEarning({ id: 2, earning_date: '2026-10-30' });
const undated = buildEarning({ id: 3, earning_date: null });

it('names a month with its given total, also when the rows do not add up to it', () => {
  const groupOf = monthGroups([line, october, undated], [{ year: 2026, month: 11, total: 99 }]);
  expect(groupOf?.(line)).toEqual({ key: '2026-11', label: 'Novembro de 2026', total: 'R$\u00A099,00' });
  expect(groupOf?.(october)).toEqual({ key: '2026-10', label: 'Outubro de 2026' });
  expect(groupOf?.(undated)).toEqual({ key: 'undated', label: 'Sem data' });
});

it('adds up totals of the same month to the cent', () => {
  const total = { year: 2026, month: 11, total: 0.1 };
  const groupOf = monthGroups([line, october], [total, { ...total, total: 0.2 }]);
  expect(groupOf?.(line).total).toBe('R$\u00A00,30');
});

it('has no sum for a month whose total is unknown', () => {
  const total = { year: 2026, month: 11, total: 5 };
  for (const totals of [
    [total, { ...total, total: null }],
    [{ ...total, total: null }, total],
  ])
    expect(monthGroups([line, october], totals)?.(line).total).toBe('--');
});

it.each([[[]], [[line, null]], [[undated]]])('has no groups for one month', (rows) => {
  expect(monthGroups(rows, [])).toBeNull();
});
