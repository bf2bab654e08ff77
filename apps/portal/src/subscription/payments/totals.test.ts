import { expect, it } from 'vitest';
import { paidTotal, yearGroups } from './totals.ts';

function payment(payment_date: string | null, amount: number | null, status = 'paid') {
  return { id: 1, payment_date, amount, status, gateway: 'cartao' };
}

const payments = [
  payment('2026-11-03T09:00:00-03:00', 0.1),
  payment('2026-10-03T09:00:00-03:00', 0.2),
  payment('2026-10-03T08:00:00-03:00', 250, 'failed'),
  payment('2026-09-03T08:00:00-03:00', 250, 'pending'),
  payment('2025-12-31T23:30:00-03:00', 250),
  payment(null, 100),
];

it('sums paid payments to the cent', () => {
  expect(paidTotal(payments)).toEqual({ total: 35_030, missing: 0 });
  expect(paidTotal([])).toEqual({ total: 0, missing: 0 });
});

it('counts the paid payments without an amount, and those alone', () => {
  const incomplete = [payment('2026-11-03', 250), payment('2025-11-03', null), payment(null, null, 'failed')];
  expect(paidTotal(incomplete)).toEqual({ total: 25_000, missing: 1 });
});

it('names each year of the reader’s calendar with the total paid in it', () => {
  const groupOf = yearGroups(payments);
  const groups = new Map(payments.map((one) => [groupOf(one).key, groupOf(one)]));
  expect([...groups.values()]).toEqual([
    { key: '2026', label: '2026', total: 'Total pago em 2026: R$\u00A00,30' },
    { key: '2025', label: '2025', total: 'Total pago em 2025: R$\u00A0250,00' },
    { key: 'none', label: 'Sem data' },
  ]);
});

it('has no total for a year in which nothing was paid', () => {
  const failed = payment('2026-10-03', 250, 'failed');
  expect(yearGroups([failed])(failed)).toEqual({ key: '2026', label: '2026' });
});
