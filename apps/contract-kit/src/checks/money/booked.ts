import type { Answer } from '../../core/answer.ts';
import { dayAt, dayOf, daysBetween } from '../../core/days.ts';
import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { listAt, textAt } from '../../core/values.ts';
import { codeOf, paidIn } from '../flow/subscription.ts';
import type { Who } from '../mail/newMember.ts';

/** What a person reads of their money. */
export interface Books {
  status: Answer;
  payments: Answer;
  vouchers: Answer;
}

/** Reads a person's subscription, payments and used vouchers. */
export async function booksOf(kit: Kit, who: Who): Promise<Books> {
  return {
    status: kit.need(await kit.call('readSubscriptionStatus', who), 200),
    payments: kit.need(await kit.call('listPayments', who), 200),
    vouchers: kit.need(await kit.call('listUsedVouchers', who), 200),
  };
}

/** How often a person has used a voucher. */
function usesIn({ vouchers }: Books, code: string): number {
  return listAt(vouchers.body, '/vouchers').filter((row) => codeOf(row) === code.toUpperCase()).length;
}

/** The last day of a subscription that still lasts; null without one. */
function lastDay({ body }: Pick<Answer, 'body'>): string | null {
  const end = dayOf(textAt(body, '/end_date'));
  const today = dayAt(new Date());
  const isPaid = textAt(body, '/status') === 'active' || textAt(body, '/status') === 'canceled';
  return isPaid && end !== null && end >= today ? end : null;
}

/** Fewest and most days that a paid month may have. */
const [shortest, longest] = [27, 32];

/**
 * Expects that a paid month came at the end of the days that were paid before, or from today on:
 * `docs/api-decisions.md#paid-months`.
 */
export function addsMonth(kit: Kit, before: Books, after: Books): void {
  const status = { ...after.status, rule: rules.months };
  kit.same(status, '/status', 'active');
  const start = lastDay(before.status) ?? dayAt(new Date());
  const end = dayOf(textAt(after.status.body, '/end_date'));
  const days = end === null ? Number.NaN : daysBetween(start, end);
  const expected = `a month after ${start}`;
  kit.holds(status, '/end_date', days >= shortest && days <= longest, expected, end);
}

/** "one payment more than before", "no payment more than before", "2 fewer than before". */
export function moreText(number: number, what = ''): string {
  if (number < 0) return `${-number} fewer than before`;
  return [number === 0 ? 'no' : number === 1 ? 'one' : number, what, 'more than before'].join(' ').replace('  ', ' ');
}

/**
 * Expects so many more payments and uses of a voucher than before.
 * @param more `within` is the time that the payments had, in seconds.
 */
export function booksMore(
  kit: Kit,
  before: Books,
  after: Books,
  more: { payments: number; uses?: [string, number]; within?: number },
): void {
  const payments = paidIn(after.payments).length - paidIn(before.payments).length;
  const within = more.within === undefined ? '' : ` within ${more.within} s`;
  const expected = `${moreText(more.payments, 'payment')}${within}`;
  if (payments !== more.payments) kit.differs(after.payments, '/pagamentos', expected, moreText(payments));
  if (!more.uses) return;
  const [code, number] = more.uses;
  const uses = usesIn(after, code) - usesIn(before, code);
  if (uses !== number) kit.differs(after.vouchers, '/vouchers', moreText(number, `use of ${code}`), moreText(uses));
}

/** Expects that neither subscription nor payments nor used vouchers have changed. */
export function booksNothing(kit: Kit, before: Books, after: Books, why: string): void {
  for (const name of ['status', 'payments', 'vouchers'] as const) {
    const call = { ...after[name], call: `${after[name].call} after ${why}` };
    kit.equal(call, before[name].body, after[name].body);
  }
}
