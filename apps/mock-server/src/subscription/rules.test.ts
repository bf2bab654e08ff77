import { describe, expect, it } from 'vitest';
import { addMonths, discountedCents, renewed } from './rules.ts';

const now = new Date(2026, 10, 21, 23, 30);

it('prices a month at 250,00 less the discount, in whole cents', () => {
  expect([0, 20, 33, 50, 99.99, 100].map(discountedCents)).toEqual([25_000, 20_000, 16_750, 12_500, 3, 0]);
});

describe('the same day of another month', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-12-21', 1, '2027-01-21'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-21', 14, '2028-01-21'],
  ])('of %s after %i is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});

describe('a paid month', () => {
  const fresh = { status: 'active', start_date: '2026-11-21', end_date: '2026-12-21', next_billing_date: '2026-12-21' };
  const row = (status: string, start_date: string | null, end_date: string | null) => ({
    status,
    start_date,
    end_date,
    next_billing_date: end_date,
  });

  it.each([
    ['someone who never subscribed', undefined],
    ['an inactive subscription', row('inactive', '2026-08-01', '2026-09-01')],
    ['an expired one', row('expired', '2026-08-01', '2026-12-30')],
    ['a trial, whose days are not paid for', row('trial', '2026-11-14', '2026-11-28')],
    ['an active one that ended yesterday', row('active', '2026-10-20', '2026-11-20')],
    ['a canceled one that ended yesterday', row('canceled', '2026-10-20', '2026-11-20')],
    ['an active one without an end', row('active', '2026-10-20', null)],
    ['an active one whose end is no date', row('active', '2026-10-20', 'amanhã')],
  ])('starts today for %s', (_, current) => {
    expect(renewed(current, now)).toEqual(fresh);
  });

  it.each([
    ['an active one', row('active', '2026-11-05', '2026-12-05'), '2027-01-05'],
    ['a canceled one with days left', row('canceled', '2026-11-05', '2026-12-05'), '2027-01-05'],
    ['one that ends today', row('active', '2026-10-21', '2026-11-21'), '2026-12-21'],
  ])('is added to the end of %s', (_, current, end) => {
    expect(renewed(current, now)).toEqual({
      status: 'active',
      start_date: current.start_date,
      end_date: end,
      next_billing_date: end,
    });
  });
});
