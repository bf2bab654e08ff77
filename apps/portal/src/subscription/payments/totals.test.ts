import { expect, it } from 'vitest';
import { paidByYear, paidTotal } from './totals.ts';

function payment(payment_date: string | null, amount: number, status = 'paid') {
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
  expect(paidTotal(payments)).toBe(350.3);
  expect(paidTotal([])).toBe(0);
});

it('counts each year by the calendar of the reader, newest first', () => {
  expect(paidByYear(payments)).toEqual([
    { year: 2026, total: 0.3 },
    { year: 2025, total: 250 },
  ]);
});

it('takes an amount that arrives as a text', () => {
  const text: unknown = JSON.parse('"250.50"');
  expect(paidTotal([Object.assign(payment('2026-11-03', 0), { amount: text })])).toBe(250.5);
});
