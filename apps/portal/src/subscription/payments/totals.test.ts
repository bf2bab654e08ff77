import { buildPayment } from '@raiz/api-client/testData';
import { expect, it } from 'vitest';
import { paidInYear, paidTotal } from './totals.ts';

function payment(payment_date: string | null, amount: number | null, status = 'paid') {
  return buildPayment({ payment_date, amount, status });
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

it('names the total paid in a year, if anything was', () => {
  expect(paidInYear(payments.slice(0, 4), 2026)).toBe('Pago: R$\u00A00,30');
  expect(paidInYear(payments.slice(2, 4), 2026)).toBeUndefined();
  expect(paidInYear(payments.slice(5), null)).toBeUndefined();
});
