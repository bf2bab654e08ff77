import { setTimeout as pause } from 'node:timers/promises';
import { type Check, checks } from '../../core/check.ts';
import { Stop } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import type { PaymentReport } from '../../core/tools.ts';
import { operationRule } from '../../core/rules.ts';
import { at, numberAt, textAt } from '../../core/values.ts';
import { paidIn, price, subscriber, voucherUser } from '../flow/subscription.ts';
import { newMember, type Who } from '../mail/newMember.ts';
import { expectNow } from '../time/moments.ts';
import { spend, ways } from './vouchers.ts';
import { expectMonthAdded, expectMoreBooked, expectNothingBooked, booksOf, type Books } from './booked.ts';

/**
 * Opens a checkout and returns its address.
 * @throws Stop when the backend returns an already paid one
 */
export async function checkout(kit: Kit, who: Who, voucherCode?: string): Promise<string> {
  const body = { plan: 'mensal', ...(voucherCode === undefined ? {} : { voucherCode }) };
  const answer = kit.requireStatus(await kit.call('startSubscription', { ...who, body }), 200);
  const url = textAt(answer.body, '/checkout_url');
  if (!kit.shared.usedUp.paid?.has(url)) return url;
  kit.report(answer, '/checkout_url', 'a new checkout', `${url}, which is paid: its payment was reported before`);
  throw new Stop();
}

/** Reports a payment, and expects a status of the webhook if the command of `pay` prints it. */
export async function report(kit: Kit, url: string, how: PaymentReport, expected?: number): Promise<void> {
  const { pay: byProvider } = kit.shared.tools;
  if (!byProvider) kit.skip('Payments cannot be reported: add "pay".');
  const status = await byProvider(url, how);
  if (how === 'signed') (kit.shared.usedUp.paid ??= new Set()).add(url);
  if (status === null || expected === undefined || status === expected) return;
  const call = `the webhook with a report that is ${how}${how === 'signed' ? ' and was made before' : ''}`;
  kit.report({ call }, 'status', String(expected), String(status));
}

/** Maximum wait until a list contains a reported payment, in seconds: the provider may be slow. */
export const timeoutSeconds = 20;

/** Reads the books once a list contains the payment, or after the maximum wait. */
export async function booked(kit: Kit, who: Who, before: Books): Promise<Books> {
  const end = performance.now() + timeoutSeconds * 1000;
  for (let wait = 50; ; wait *= 2) {
    const after = await booksOf(kit, who);
    if (paidIn(after.payments).length > paidIn(before.payments).length || performance.now() > end) return after;
    await pause(wait);
  }
}

/** Expects that the newest payment is a receipt of an amount in cents. */
export function expectReceipt(kit: Kit, { payments }: Books, cents: number): void {
  const [row] = paidIn(payments);
  const amount = Math.round(numberAt(row, '/amount') * 100);
  kit.expect(payments, '/pagamentos/*/amount', amount === cents, String(cents / 100), at(row, '/amount'));
  const gateway = textAt(row, '/gateway');
  kit.expect(payments, '/pagamentos/*/gateway', gateway !== 'voucher', 'how it was paid', gateway);
  expectNow(kit, { call: payments.call, body: row }, '/payment_date');
}

/** Payments that the provider reports: `docs/api-decisions.md#payment-webhook`. */
export const paymentChecks: readonly Check[] = checks(['change', 'pay'], {
  'pay.discount: A reported payment books the discounted price once, uses the voucher up and activates the subscription; the next one costs the whole price':
    async (kit) => {
      const { who, code } = await voucherUser(kit, 'partial');
      const before = await booksOf(kit, who);
      const quote = kit.requireStatus(await kit.call('applyVoucher', { ...who, body: { codigo: code } }), 200);
      const plain = await checkout(kit, who);
      const url = await checkout(kit, who, code);
      const opened = { call: 'POST /assinatura with a voucher', rule: operationRule('startSubscription') };
      kit.expect(opened, '/checkout_url', url !== plain, 'another address than without a voucher', url);
      expectMoreBooked(kit, before, await booksOf(kit, who), { payments: 0, uses: [code, 0] });
      await report(kit, url, 'signed');
      const after = await booked(kit, who, before);
      expectMoreBooked(kit, before, after, { payments: 1, uses: [code, 1], within: timeoutSeconds });
      expectReceipt(kit, after, numberAt(quote.body, '/valor_final'));
      expectMonthAdded(kit, before, after);
      expectNow(kit, after.vouchers, '/vouchers/0/used_at');
      for (const way of ways)
        for (const written of [code, ` ${code.toLowerCase()} `])
          kit.expectStatus(await spend(kit, who, written, way), 400);
      if (kit.shared.tools.mailbox)
        kit.expectStatus(
          await kit.call('applyVoucher', { ...(await newMember(kit, 'another new member')), body: { codigo: code } }),
          200,
        );
      await report(kit, await checkout(kit, who), 'signed');
      const later = await booked(kit, who, after);
      expectMoreBooked(kit, after, later, { payments: 1, uses: [code, 0], within: timeoutSeconds });
      expectReceipt(kit, later, price);
    },
  'pay.twice: A payment that is reported again, also at once, is booked once and adds one month': async (kit) => {
    const who = { as: 'member' } as const;
    for (const times of [1, 4, 4, 4]) {
      const before = await booksOf(kit, who);
      const url = await checkout(kit, who);
      await Promise.all(Array.from({ length: times }, () => report(kit, url, 'signed')));
      await booked(kit, who, before);
      await report(kit, url, 'signed', 200);
      const after = await booksOf(kit, who);
      expectMoreBooked(kit, before, after, { payments: 1, within: timeoutSeconds });
      expectReceipt(kit, after, price);
      expectMonthAdded(kit, before, after);
    }
  },
  'pay.signature: A report without the signature of the provider, or changed after it, books nothing': async (kit) => {
    const who = { as: 'member' } as const;
    const url = await checkout(kit, who);
    const before = await booksOf(kit, who);
    for (const how of ['unsigned', 'altered'] as const) {
      await report(kit, url, how, 401);
      await pause(200);
      expectNothingBooked(kit, before, await booksOf(kit, who), `a report that is ${how}`);
    }
    const again = await checkout(kit, who);
    const call = { call: 'POST /assinatura after the reports' };
    kit.expect(call, '/checkout_url', again === url, 'the same checkout, which is still to be paid', again);
  },
});

/** A payment after the subscription was canceled: `docs/api-decisions.md#paid-months`. */
export const laterPaymentChecks: readonly Check[] = checks(['change', 'pay'], {
  'pay.canceled: A payment makes a canceled subscription active and keeps the days that are paid': async (kit) => {
    const who = await subscriber(kit);
    if (!who.as) kit.requireSetup(await kit.call('cancelSubscription', who), 200);
    const before = await booksOf(kit, who);
    if (textAt(before.status.body, '/status') !== 'canceled')
      kit.skip('The account "member" is not canceled: add flow.cancel to -t.');
    await report(kit, await checkout(kit, who), 'signed');
    const after = await booked(kit, who, before);
    expectMoreBooked(kit, before, after, { payments: 1, within: timeoutSeconds });
    expectMonthAdded(kit, before, after);
  },
});
