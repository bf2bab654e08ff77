import { canCancel } from '@raiz/api-client/rules';
import { type Check, checks } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { at, textAt } from '../../core/values.ts';
import { subscriber } from '../flow/subscription.ts';
import { expectOthersUnchanged } from '../isolation/others.ts';
import { all, expectAllStatuses, atOnce, expectOneSuccess, rounds } from './race.ts';

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

/** Simultaneous checkouts: `docs/api-decisions.md#calls-at-the-same-time`. */
export const paymentRaces: readonly Check[] = [
  ...checks('change', {
    'race.checkout: Asking for a checkout several times at once opens one': async (kit) => {
      const plan = 'mensal';
      // If a checkout is already open, a voucher opens another.
      const { partial } = kit.shared.vouchers;
      for (const as of ['other', 'member', 'admin'] as const) {
        await oneCheckout(kit, as, { plan });
        if (partial && as === 'other') await oneCheckout(kit, as, { plan, voucherCode: partial });
      }
    },
  }),
];

/** Simultaneous cancellations: `docs/api-decisions.md#calls-at-the-same-time`. */
export const cancelRaces: readonly Check[] = [
  ...checks('change', {
    'race.cancel: Cancelling several times at once cancels once, for the caller alone; the rest are 409': async (
      kit,
    ) => {
      const isOwn = kit.shared.tools.mailbox && kit.shared.vouchers.full[0];
      for (let round = 0; round < (isOwn ? rounds : 1); round += 1) {
        const who = await subscriber(kit);
        const { body } = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
        if (!canCancel(textAt(body, '/status')))
          kit.skip('The account "member" has no subscription to cancel: give one that has, or a mailbox and vouchers.');
        if (who.as) kit.shared.usedUp.canceled = body;
        const answers = await expectOthersUnchanged(kit, who.as ?? 'a new member', () =>
          atOnce(kit, () => kit.call('cancelSubscription', who)),
        );
        expectOneSuccess(kit, answers, 200, 409);
        const after = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
        kit.expectValue(after, '/status', 'canceled');
        kit.expectValue(after, '/end_date', at(body, '/end_date'));
      }
    },
  }),
];
