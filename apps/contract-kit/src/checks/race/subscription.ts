import { canCancel } from '@raiz/api-client/rules';
import type { Answer } from '../../core/answer.ts';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { at, listAt, textAt } from '../../core/values.ts';
import { codeOf, unusedVoucher } from '../flow/subscription.ts';
import { expectOthersUnchanged } from '../isolation/others.ts';
import { newMember, type Who } from '../mail/newMember.ts';
import { moreText } from '../money/booked.ts';
import { all, expectAllStatuses, atOnce, expectOneSuccess, rounds } from './race.ts';
import { race } from '../flow/flow.ts';

/** Requests one checkout several times simultaneously and expects one address. */
async function oneCheckout(kit: Kit, as: Role, body: { plan: string; voucherCode?: string }): Promise<void> {
  const answers = await atOnce(kit, () => kit.call('startSubscription', { as, body }));
  expectAllStatuses(kit, answers, 200);
  const opened = answers.filter(({ status }) => status === 200);
  const urls = new Set(opened.map((answer) => textAt(answer.body, '/checkout_url')));
  kit.expect(all(answers), '/checkout_url', urls.size === 1, 'one address', [...urls]);
  const later = kit.requireStatus(await kit.call('startSubscription', { as, body }), 200);
  const url = textAt(later.body, '/checkout_url');
  kit.expect(later, '/checkout_url', urls.has(url), 'the same address', url);
}

/** Rows of `admin` that a voucher created: uses of its code, and payments of 0,00. */
async function tracesOf(kit: Kit, code: string): Promise<{ uses: number; payments: number }> {
  const used = kit.requireStatus(await kit.call('listUsedVouchers', { as: 'admin' }), 200);
  const booked = kit.requireStatus(await kit.call('listPayments', { as: 'admin' }), 200);
  return {
    uses: listAt(used.body, '/vouchers').filter((row) => codeOf(row) === code.toUpperCase()).length,
    payments: listAt(booked.body, '/pagamentos').filter((row) => at(row, '/gateway') === 'voucher').length,
  };
}

/** Simultaneous checkouts and vouchers: `docs/api-decisions.md#calls-at-the-same-time`. */
export const paymentRaces: readonly Check[] = [
  race('checkout', 'Asking for a checkout several times at once opens one', 'change', async (kit) => {
    const plan = 'mensal';
    // If a checkout is already open, a voucher opens another.
    const { partial } = kit.shared.vouchers;
    for (const as of ['other', 'member', 'admin'] as const) {
      await oneCheckout(kit, as, { plan });
      if (partial) await oneCheckout(kit, as, { plan, voucherCode: partial });
    }
  }),
  race(
    'voucher',
    'A voucher of 100 % used several times at once works and books once, for its user alone',
    'change',
    async (kit) => {
      const codigo = await unusedVoucher(kit, 'full', { as: 'admin' }, 'admin');
      const before = await tracesOf(kit, codigo);
      const answers = await expectOthersUnchanged(kit, 'admin', () =>
        atOnce(kit, () => kit.call('applyVoucher', { as: 'admin', body: { codigo } })),
      );
      kit.shared.usedUp.activation = { code: codigo, answer: expectOneSuccess(kit, answers, 200, 400) };
      const after = await tracesOf(kit, codigo);
      const uses = after.uses - before.uses;
      if (uses !== 1) kit.report(all(answers), 'used vouchers', moreText(1, `use of ${codigo}`), moreText(uses));
      const payments = after.payments - before.payments;
      if (payments !== 1) kit.report(all(answers), 'payments', moreText(1, 'payment'), moreText(payments));
    },
  ),
];

/** Cancels several times simultaneously and expects one success and an unchanged end. */
async function cancelsOnce(
  kit: Kit,
  who: Who,
  before: Answer,
  make: (calls: () => Promise<Answer[]>) => Promise<Answer[]>,
): Promise<void> {
  const answers = await make(() => atOnce(kit, () => kit.call('cancelSubscription', who)));
  expectOneSuccess(kit, answers, 200, 409);
  const after = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
  kit.expectValue(after, '/status', 'canceled');
  kit.expectValue(after, '/end_date', at(before.body, '/end_date'));
}

/** New members with a subscription, for more rounds; none without mailbox or voucher. */
async function subscribers(kit: Kit): Promise<Who[]> {
  const { full } = kit.shared.vouchers;
  const people: Who[] = [];
  if (!kit.shared.tools.mailbox || !full) return people;
  while (people.length < rounds - 1) {
    const who = await newMember(kit);
    kit.requireStatus(await kit.call('applyVoucher', { ...who, body: { codigo: full } }), 200);
    people.push(who);
  }
  return people;
}

/** Simultaneous cancellations: `docs/api-decisions.md#calls-at-the-same-time`. */
export const cancelRaces: readonly Check[] = [
  race(
    'cancel',
    'Cancelling several times at once cancels once, for the caller alone; the rest are 409',
    'change',
    async (kit) => {
      // Prefer the administrator: another check cancels the subscription of `member`.
      let isDone = false;
      for (const as of ['admin', 'member'] as const) {
        const before = kit.requireStatus(await kit.call('readSubscriptionStatus', { as }), 200);
        if (isDone || !canCancel(textAt(before.body, '/status'))) continue;
        isDone = true;
        if (as === 'member') kit.shared.usedUp.canceled = before.body;
        await cancelsOnce(kit, { as }, before, (calls) => expectOthersUnchanged(kit, as, calls));
      }
      for (const who of await subscribers(kit)) {
        const before = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
        await cancelsOnce(kit, who, before, (calls) => calls());
        isDone = true;
      }
      if (!isDone)
        kit.skip(
          'Neither "admin" nor "member" has a subscription to cancel: give a member that has, or a mailbox and vouchers.',
        );
    },
  ),
];
