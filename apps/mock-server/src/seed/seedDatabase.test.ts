import { hasPremiumAccess } from '@raiz/api-client/rules';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../account/seed.ts';
import { seedDatabase } from './seedDatabase.ts';

/** Days on which months, leap years and daylight saving could break a seed. */
const days = [
  new Date(2026, 10, 21, 12),
  new Date(2026, 0, 31, 0, 1),
  new Date(2027, 2, 1, 23, 59),
  new Date(2028, 1, 29, 12),
];

function withoutTokens(now: Date): string {
  return JSON.stringify(seedDatabase(now)).replace(/[0-9a-f]{40}/g, 'token');
}

describe.each(days)('the demo database of %s', (now) => {
  const db = seedDatabase(now);
  const accessOf = (email: string) => {
    const user = db.users.find((row) => row.email === email);
    return hasPremiumAccess(
      db.subscriptions.find((row) => row.user_id === user?.id),
      now,
    );
  };

  it('is always the same, but for its tokens', () => {
    expect(withoutTokens(now)).toBe(withoutTokens(now));
  });

  it('has the six people of the decisions, five of them confirmed', () => {
    expect(
      db.users.map(({ id, email, password, is_admin, confirmed }) => [id, email, password, is_admin, confirmed]),
    ).toEqual([
      [1, 'admin@exemplo.com.br', demoPassword, true, true],
      [2, 'ativa@exemplo.com.br', demoPassword, false, true],
      [3, 'teste@exemplo.com.br', demoPassword, false, true],
      [4, 'cancelada@exemplo.com.br', demoPassword, false, true],
      [5, 'inativa@exemplo.com.br', demoPassword, false, true],
      [6, 'nova@exemplo.com.br', demoPassword, false, false],
    ]);
  });

  it('opens premium content to whom it should', () => {
    const open = ['admin', 'ativa', 'teste', 'cancelada', 'inativa', 'nova'].filter((name) =>
      accessOf(`${name}@exemplo.com.br`),
    );
    expect(open).toEqual(['admin', 'ativa', 'teste', 'cancelada']);
  });

  it('has more than three payments and used vouchers of Mariana, none of them to come, with the amounts of the vouchers', () => {
    const payments = db.payments.filter((row) => row.user_id === 2);
    const vouchers = db.usedVouchers.filter((row) => row.user_id === 2);
    expect([payments.length > 3, vouchers.length > 3]).toEqual([true, true]);
    for (const { payment_date } of db.payments) expect(Date.parse(payment_date ?? '')).toBeLessThan(now.getTime());
    const amounts = vouchers.map(({ used_at }) => payments.find((row) => row.payment_date === used_at)?.amount);
    expect(amounts).toEqual([125, 0, 175, 225]);
  });

  it('gives every row a person or an owner that exists', () => {
    const ids = new Set(db.users.map((user) => user.id));
    const owners = [
      ...db.subscriptions,
      ...db.payments,
      ...db.usedVouchers,
      ...db.bankAccounts,
      ...db.mailTokens,
      ...db.enrolments,
      ...db.certificates,
      ...db.earnings,
      ...db.withdrawals,
    ].map((row) => row.user_id);
    expect(owners.filter((id) => !ids.has(id))).toEqual([]);
    expect(db.users.filter((user) => user.sponsor_id !== null && !ids.has(user.sponsor_id))).toEqual([]);
  });

  it('keeps one mail waiting, for the unconfirmed address', () => {
    expect(db.mails.map((mail) => mail.to)).toEqual(['nova@exemplo.com.br']);
  });
});
