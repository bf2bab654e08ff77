import { canCancel, isWebUrl } from '@raiz/api-client/rules';
import type { Answer } from '../../core/answer.ts';
import { type Check, checks } from '../../core/check.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { operationRule } from '../../core/rules.ts';
import { NoAnswer } from '../../core/send.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { edgeValues } from '../accept/edges.ts';
import { nth, createCourse } from '../createCourse.ts';
import { loggedIn, logInAgain, newMember, type Who } from '../mail/newMember.ts';
import { expectSavedAsRead } from './authoring.ts';
import { withoutSubscription } from './session.ts';
import { newestFirst } from './orders.ts';

/** Price of a month in cents: `docs/specification.md#limits`. */
export const price = 25_000;

/** The codes of vouchers of a kind. */
function codesFor({ shared: { vouchers } }: Kit, kind: 'full' | 'partial'): readonly string[] {
  return kind === 'full' ? vouchers.full : [vouchers.partial ?? []].flat();
}

/**
 * The code of a voucher.
 * @throws Skip when the user gave none.
 */
export function voucher(kit: Kit, kind: 'full' | 'partial'): string {
  return codesFor(kit, kind)[0] ?? kit.skip(`No voucher was given: add "vouchers.${kind}".`);
}

/**
 * The code of a voucher that a person has never used, not even in an earlier run.
 * @param name The person, as the message shows it.
 * @throws Skip when the user gave none, or all are used: not an error of the backend
 */
export async function unusedVoucher(kit: Kit, kind: 'full' | 'partial', who: Sent, name: string): Promise<string> {
  voucher(kit, kind);
  const codes = codesFor(kit, kind);
  const list = kit.requireStatus(await kit.call('listUsedVouchers', who), 200);
  const used = listAt(list.body, '/vouchers').map(codeOf);
  const all = codes.length === 1 ? `the voucher of "vouchers.${kind}"` : `all ${codes.length} of "vouchers.${kind}"`;
  return (
    codes.find((code) => !used.includes(code.toUpperCase())) ??
    kit.skip(`The account "${name}" has used up ${all}: give ${kind === 'full' ? 'more codes' : 'another code'} there.`)
  );
}

/**
 * Someone who has never used a certain voucher: a new member, without a mailbox `member`. `again` logs in again.
 * @throws Skip when the user gave no voucher, or `member` has used all
 */
export async function voucherUser(
  kit: Kit,
  kind: 'full' | 'partial',
): Promise<{ who: Who; code: string; again: () => Promise<Who> }> {
  const code = voucher(kit, kind);
  if (kit.shared.tools.mailbox) {
    const person = await loggedIn(kit);
    return { who: person.as, code, again: () => logInAgain(kit, person) };
  }
  const who: Who = { as: 'member' };
  return { who, code: await unusedVoucher(kit, kind, who, 'member'), again: () => Promise.resolve(who) };
}

/** Someone with a subscription to cancel: a new member with a voucher, without it or a mailbox `member`. */
export async function subscriber(kit: Kit): Promise<Who> {
  const [codigo] = kit.shared.vouchers.full;
  if (!kit.shared.tools.mailbox || codigo === undefined) return { as: 'member' };
  const who = await newMember(kit);
  kit.requireSetup(await kit.call('applyVoucher', { ...who, body: { codigo } }), 200);
  return who;
}

/** Completed payments, newest first: some backends also list open and failed ones. */
export function paidIn({ body }: Pick<Answer, 'body'>): unknown[] {
  const open = new Set(['pending', 'failed']);
  return listAt(body, '/pagamentos').filter((row) => !open.has(textAt(row, '/status')));
}

/** Code of a used voucher, in capitals. */
export function codeOf(row: unknown): string {
  return (textAt(row, '/code') || textAt(row, '/codigo')).toUpperCase();
}

/** Opens a checkout like a browser. The kit may be unable to reach it at another host than the backend's. */
async function openCheckout(kit: Kit, url: URL): Promise<void> {
  try {
    await kit.shared.backend.open(url);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
}

/** Payment, vouchers, the lists: `docs/api-decisions.md#subscription-calls`. */
export const subscriptionFlows: readonly Check[] = [
  ...checks('read', {
    'flow.payments.order: Payments come newest first': async (kit) => {
      await newestFirst(kit, 'listPayments', '/pagamentos', 'payment_date');
    },
    'flow.vouchers.order: Used vouchers come newest first, each with its code': async (kit) => {
      const answer = await newestFirst(kit, 'listUsedVouchers', '/vouchers', 'used_at');
      const nameless = listAt(answer.body, '/vouchers').findIndex((row) => codeOf(row) === '');
      kit.expectInWords(answer, `/vouchers/${nameless}/code`, nameless === -1, 'code or codigo', 'neither');
    },
  }),
  ...checks('change', {
    'flow.voucher.unknown: An unknown voucher is 400, applied or with a payment, and leaves the open checkout open':
      async (kit) => {
        const code = 'CONTRATO-NINGUEM';
        const ask = { as: 'member', body: { plan: 'mensal' } } as const;
        const open = kit.requireStatus(await kit.call('startSubscription', ask), 200);
        kit.expectStatus(await kit.call('applyVoucher', { as: 'member', body: { codigo: code } }), 400);
        const body = { ...ask.body, voucherCode: code };
        kit.expectStatus(await kit.call('startSubscription', { as: 'member', body }), 400);
        const again = kit.requireStatus(await kit.call('startSubscription', ask), 200);
        kit.expectValue(again, '/checkout_url', at(open.body, '/checkout_url'));
      },
    'flow.checkout.once: Asking twice leads to the same checkout; opening it pays nothing': async (kit) => {
      const before = kit.requireStatus(await kit.call('readSubscriptionStatus', { as: 'other' }), 200);
      const sent = { as: 'other', body: { plan: 'mensal' } } as const;
      const first = kit.requireStatus(await kit.call('startSubscription', sent), 200);
      const url = textAt(first.body, '/checkout_url');
      kit.expect(first, '/checkout_url', isWebUrl(url), 'an http or https address', at(first.body, '/checkout_url'));
      kit.expectValue(kit.requireStatus(await kit.call('startSubscription', sent), 200), '/checkout_url', url);
      const payments = kit.requireStatus(await kit.call('listPayments', { as: 'other' }), 200);
      if (isWebUrl(url)) await openCheckout(kit, new URL(url));
      kit.expectValue(
        kit.requireStatus(await kit.call('readSubscriptionStatus', { as: 'other' }), 200),
        '',
        before.body,
      );
      kit.expectValue(kit.requireStatus(await kit.call('listPayments', { as: 'other' }), 200), '', payments.body);
    },
    'flow.voucher.partial: A smaller voucher is quoted in cents, in any case, and not used up': async (kit) => {
      const code = voucher(kit, 'partial');
      const before = kit.requireStatus(await kit.call('listUsedVouchers', { as: 'other' }), 200);
      const sent = (codigo: string) => ({ as: 'other', body: { codigo } }) as const;
      const quote = kit.requireStatus(await kit.call('applyVoucher', sent(code)), 200);
      const discount = numberAt(quote.body, '/desconto');
      const exact = (price * (100 - discount)) / 100;
      const [cents, amount] = [at(quote.body, '/valor_final'), numberAt(quote.body, '/valor_final')];
      kit.expect(
        { ...quote, rule: operationRule('applyVoucher') },
        '/valor_final',
        Math.abs(amount - exact) <= 0.5,
        `${exact} cents, rounded`,
        cents,
      );
      const again = kit.requireStatus(await kit.call('applyVoucher', sent(` ${code.toLowerCase()} `)), 200);
      kit.expectValue(again, '', quote.body);
      kit.expectValue(kit.requireStatus(await kit.call('listUsedVouchers', { as: 'other' }), 200), '', before.body);
    },
  }),
];

/** Cancelling: `docs/api-decisions.md#cancelsubscription`. */
export const cancelFlows: readonly Check[] = [
  ...checks('change', {
    'flow.cancel.nothing: Without an active subscription there is nothing to cancel: 409': async (kit) => {
      const before = await kit.call('readSubscriptionStatus', { as: 'other' });
      withoutSubscription(kit, canCancel(textAt(before.body, '/status')));
      for (const sent of [{}, { body: {} }, { body: edgeValues('cancelSubscription', 'unknown', '') }])
        kit.expectStatus(await kit.call('cancelSubscription', { as: 'other', ...sent }), 409);
      kit.expectValue(await kit.call('readSubscriptionStatus', { as: 'other' }), '', before.body);
    },
    'flow.cancel.keeps-access: A canceled subscription keeps its end date and premium access until then': async (
      kit,
    ) => {
      const who = await subscriber(kit);
      const before =
        kit.shared.usedUp.canceled ?? kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200).body;
      if (!canCancel(textAt(before, '/status')))
        kit.skip('The account "member" has no subscription to cancel: give another "accounts.member".');
      if (!kit.shared.usedUp.canceled) {
        const answer = kit.requireStatus(await kit.call('cancelSubscription', who), 200);
        const read = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
        expectSavedAsRead(kit, answer, read, ['/status', '/start_date', '/end_date', '/next_billing_date']);
      }
      const after = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
      kit.expectValue(after, '/status', 'canceled');
      kit.expectValue(after, '/next_billing_date', null);
      kit.expectValue(after, '/end_date', at(before, '/end_date'));
      kit.expectStatus(await kit.call('cancelSubscription', who), 409);
      const course = await createCourse(kit, { premium: 1 });
      kit.expectStatus(await kit.call('readLesson', { ...who, path: { id: nth(course.lessons, 0) } }), 200);
    },
  }),
];
