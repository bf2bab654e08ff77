import type { Answer } from '../../core/answer.ts';
import { dayAt, dayOf, daysAfter, daysBetween, monthAfter } from '../../core/days.ts';
import { shown } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { at, fieldsOf, listAt, textAt } from '../../core/values.ts';
import { expectNewestFirst } from '../flow/orders.ts';
import { codeOf, paidIn } from '../flow/subscription.ts';
import type { Who } from '../mail/newMember.ts';
import { expectNow } from '../time/moments.ts';

/** The answers with a person's subscription, payments and vouchers. */
export interface Books {
  status: Answer;
  payments: Answer;
  vouchers: Answer;
}

/** Reads a person's subscription, payments and used vouchers. */
export async function booksOf(kit: Kit, who: Who): Promise<Books> {
  return {
    status: kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200),
    payments: kit.requireStatus(await kit.call('listPayments', who), 200),
    vouchers: kit.requireStatus(await kit.call('listUsedVouchers', who), 200),
  };
}

/** Number of times that a person has used a voucher. */
function usesIn({ vouchers }: Books, code: string): number {
  return listAt(vouchers.body, '/vouchers').filter((row) => codeOf(row) === code.toUpperCase()).length;
}

/** The last day of a subscription that is still valid, else the backend's today. */
function lastDay(kit: Kit, { body }: Pick<Answer, 'body'>): string {
  const end = dayOf(textAt(body, '/end_date'));
  const today = dayAt(kit.clock ?? new Date());
  const isPaid = textAt(body, '/status') === 'active' || textAt(body, '/status') === 'canceled';
  return isPaid && end !== null && end >= today ? end : today;
}

/** A paid month may also be this many days. */
const monthDays = 30;

/**
 * Expects that a paid month starts at the end of the days paid before, or today: `docs/api-decisions.md#paid-months`.
 */
export function expectMonthAdded(kit: Kit, before: Books, after: Books): void {
  const status = { ...after.status, rule: rules.months };
  kit.expectValue(status, '/status', 'active');
  const start = lastDay(kit, before.status);
  const ends = [monthAfter(start), daysAfter(start, monthDays)];
  const end = dayOf(textAt(after.status.body, '/end_date'));
  const expected = `a month after ${start}: ${ends.join(' or ')}`;
  kit.expect(status, '/end_date', end !== null && ends.includes(end), expected, end);
  const next = dayOf(textAt(after.status.body, '/next_billing_date'));
  const isAtEnd = next === null || end === null || Math.abs(daysBetween(end, next)) <= 1;
  kit.expect(status, '/next_billing_date', isAtEnd, `${end}, a day before or after, or null`, next);
}

/** The lists of a person's books, each with the moment that orders it, and the fields that never change. */
const bookLists = [
  { list: 'payments', field: '/pagamentos', time: 'payment_date', fixed: ['id', 'payment_date', 'amount', 'gateway'] },
  { list: 'vouchers', field: '/vouchers', time: 'used_at', fixed: ['id', 'used_at', 'code', 'codigo'] },
] as const;

/** Expects that the earlier rows of a list are unchanged, each with its id, and that the newest row is first. */
function expectRowsKept(
  kit: Kit,
  before: Books,
  after: Books,
  { list, field, time, fixed }: (typeof bookLists)[number],
): void {
  const answer = after[list];
  const rowsOf = (books: Books) => (list === 'payments' ? paidIn(books.payments) : listAt(books[list].body, field));
  const rows = rowsOf(after);
  for (const row of rowsOf(before)) {
    const kept = rows.find((one) => at(one, '/id') === at(row, '/id'));
    if (kept) kit.expectEqual(answer, fieldsOf(row, fixed), fieldsOf(kept, fixed), `${field}/*`);
    else kit.report(answer, field, `still a row with id ${shown(at(row, '/id'))}`, 'no such row');
  }
  const ids = rows.map((row) => at(row, '/id'));
  kit.expect(answer, field, new Set(ids).size === ids.length, 'an id for each', ids);
  expectNewestFirst(kit, { ...answer, body: rows }, '', time);
}

/** Expects that the newest payment is one of 0,00 by a voucher, made now. */
export function expectFree(kit: Kit, payments: Answer): void {
  const paid = { call: payments.call, body: paidIn(payments)[0] };
  kit.expectValue(paid, '/amount', 0);
  kit.expectValue(paid, '/gateway', 'voucher');
  expectNow(kit, paid, '/payment_date');
}

/** "one payment more than before", "no payment more than before", "2 fewer than before". */
function moreText(number: number, what = ''): string {
  if (number < 0) return `${-number} fewer than before`;
  return [number === 0 ? 'no' : number === 1 ? 'one' : number, what, 'more than before'].join(' ').replace('  ', ' ');
}

/**
 * Expects a number of additional payments and uses of a voucher.
 * @param more `within` is the maximum wait for the payments, in seconds.
 */
export function expectMoreBooked(
  kit: Kit,
  before: Books,
  after: Books,
  more: { payments: number; uses?: [string, number]; within?: number },
): void {
  for (const list of bookLists) expectRowsKept(kit, before, after, list);
  const payments = paidIn(after.payments).length - paidIn(before.payments).length;
  const within = more.within === undefined ? '' : ` within ${more.within} s`;
  const expected = `${moreText(more.payments, 'payment')}${within}`;
  if (payments !== more.payments) kit.report(after.payments, '/pagamentos', expected, moreText(payments));
  if (!more.uses) return;
  const [code, number] = more.uses;
  const uses = usesIn(after, code) - usesIn(before, code);
  if (uses !== number) kit.report(after.vouchers, '/vouchers', moreText(number, `use of ${code}`), moreText(uses));
}

/** Expects that subscription, payments and used vouchers are unchanged. */
export function expectNothingBooked(kit: Kit, before: Books, after: Books, why: string): void {
  for (const name of ['status', 'payments', 'vouchers'] as const) {
    const call = { ...after[name], call: `${after[name].call} after ${why}` };
    kit.expectEqual(call, before[name].body, after[name].body);
  }
}
