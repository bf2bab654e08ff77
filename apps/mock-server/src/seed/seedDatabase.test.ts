import { localDay } from '@raiz/api-client/rules';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../account/seed.ts';
import { seedDatabase } from './seedDatabase.ts';

/** Days on which months, leap years and daylight saving could break a seed. */
const days = [
  new Date(2026, 10, 21, 12),
  new Date(2026, 0, 1, 0, 5),
  new Date(2026, 0, 31, 23, 55),
  new Date(2027, 2, 1, 6),
  new Date(2028, 1, 29, 12),
];

function withoutTokens(now: Date): string {
  return JSON.stringify(seedDatabase(now)).replaceAll(/[0-9a-f]{40}/g, 'token');
}

describe.each(days)('the demo database of %s', (now) => {
  it('is the same bytes each time, but for its tokens', () => {
    expect(withoutTokens(now)).toBe(withoutTokens(now));
  });

  it('has the same days at any hour', () => {
    const daysAt = (at: Date) => withoutTokens(at).match(/(?<=":")\d{4}-\d\d-\d\d(?=")/g);
    expect(daysAt(now)).toEqual(daysAt(new Date(`${localDay(now)}T23:59:00-03:00`)));
  });

  it('holds nothing that is still to come', () => {
    const db = seedDatabase(now);
    const dates = [
      ...db.referrals.map((row) => row.referral_date),
      ...db.earnings.map((row) => row.earning_date),
      ...db.videos.map((row) => row.video_date),
      ...db.fundHistory.map((row) => row.data),
      ...db.withdrawals.map((row) => row.paid_at),
      ...db.payments.map((row) => row.payment_date),
      ...db.progress.map((row) => row.completed_at),
      ...db.certificates.map((row) => row.issued_at),
    ];
    const dayOf = (date: string) => (date.length > 10 ? localDay(new Date(date)) : date);
    expect(dates.filter((date) => date != null && dayOf(date) > localDay(now))).toEqual([]);
  });
});

it('the demo people are those of the README', () => {
  const { users } = seedDatabase(new Date());
  expect(users.map(({ id, email, is_admin, confirmed }) => [id, email.split('@')[0], is_admin, confirmed])).toEqual([
    [1, 'admin', true, true],
    [2, 'ativa', false, true],
    [3, 'teste', false, true],
    [4, 'cancelada', false, true],
    [5, 'inativa', false, true],
    [6, 'nova', false, false],
  ]);
  expect(new Set(users.map(({ password }) => password))).toEqual(new Set([demoPassword]));
});
