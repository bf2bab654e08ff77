import { buildWithdrawal } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { seededInt } from '../../shared/earnings/storyRandomEarnings.ts';
import type { Withdrawal } from '../../shared/earnings/withdrawals.ts';
import { newestPayment, paidInYear, pendingText, sumOfStatus } from './withdrawals.ts';

const statuses = ['pending', 'paid', 'cancelled'] as const;

function chanceWithdrawals(seed: number, count: number): (Withdrawal & { cents: number })[] {
  const whole = seededInt(seed);
  return Array.from({ length: count }, (_, index) => {
    const cents = whole(1, 99_999_999);
    const status = statuses[whole(0, 2)] ?? 'pending';
    return { ...buildWithdrawal({ id: index + 1, amount: Number((cents / 100).toFixed(2)), status }), cents };
  });
}

describe('sums by status', () => {
  it('are exact to the cent, and add up to the sum of all', () => {
    for (let seed = 1; seed < 150; seed += 1) {
      const rows = chanceWithdrawals(seed, 60);
      const cents = (some: typeof rows) => some.reduce((sum, row) => sum + row.cents, 0);
      for (const status of statuses)
        expect(sumOfStatus(rows, status)).toEqual({
          total: cents(rows.filter((row) => row.status === status)),
          missing: 0,
        });
      expect(statuses.reduce((sum, status) => sum + sumOfStatus(rows, status).total, 0)).toBe(cents(rows));
    }
  });
});

it('says what was paid in a year', () => {
  const row = buildWithdrawal({ amount: 50.1, status: 'paid' });
  const rows = [row, { ...row, amount: 0.2 }, { ...row, status: 'pending', amount: 900 }];
  expect(paidInYear(rows)).toBe('Pago: R$\u00A050,30');
  expect(paidInYear([])).toBe('Pago: R$\u00A00,00');
});

describe('what dates the sums', () => {
  const row = buildWithdrawal({ month: 10, status: 'pending' });

  it('is the month of the one pending withdrawal, or their number', () => {
    expect(pendingText([])).toBe('a receber');
    expect(pendingText([row, { ...row, status: 'paid' }])).toBe('a receber de outubro de 2026');
    expect(pendingText([{ ...row, month: null }])).toBe('a receber de --');
    expect(pendingText([row, row])).toBe('a receber em 2 saques');
  });

  it('is the newest known date of a payment', () => {
    const paid = { ...row, status: 'paid', paid_at: '2026-09-10' };
    expect(newestPayment([row, paid, { ...paid, paid_at: '2026-10-10' }, { ...paid, paid_at: 'ontem' }])).toBe(
      '2026-10-10',
    );
    expect(newestPayment([{ ...row, paid_at: '2026-10-10' }])).toBeNull();
  });
});
