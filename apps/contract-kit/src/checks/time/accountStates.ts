import { bearer, roles } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import { dayAt, dayOf, daysBetween } from '../../core/days.ts';
import type { Kit } from '../../core/kit.ts';
import type { AccountState } from '../../core/people.ts';
import { at, listAt, textAt } from '../../core/values.ts';
import { expectNotActive } from '../flow/registration.ts';
import { unusedVoucher } from '../flow/subscription.ts';
import { booksOf } from '../money/booked.ts';
import { activates, spend } from '../money/vouchers.ts';
import { createCourse } from '../createCourse.ts';
import { canceledStatuses, expectEndAfterDay } from './clock.ts';
import { expectPremium, type Student } from './premium.ts';

/**
 * An account of a dated subscription as a caller, logged in again if its password is known: setting the clock may have
 * ended its session.
 * @throws Skip when the user gave none
 */
async function accountState(kit: Kit, name: AccountState): Promise<Student> {
  const person = kit.shared.accountStates[name] ?? kit.skip(`No account "${name}" was given: add "accounts.${name}".`);
  const { email, password } = person;
  if (password !== null) {
    const session = kit.requireStatus(await kit.call('logIn', { body: { email, password } }), 200);
    person.token = textAt(session.body, '/token');
  }
  return { authorization: bearer(person), who: `the token of ${name}`, id: person.id };
}

/** Expects the status of an account, whether it has ended, and access to premium content accordingly. */
async function expectSubscriptionState(
  kit: Kit,
  name: AccountState,
  statuses: readonly string[],
  isOpen: boolean,
): Promise<void> {
  const student = await accountState(kit, name);
  const answer = kit.requireStatus(await kit.call('readSubscriptionStatus', student), 200);
  const status = textAt(answer.body, '/status');
  kit.expect(answer, '/status', statuses.includes(status), statuses.join(' or '), status);
  const [end, today] = [dayOf(textAt(answer.body, '/end_date')), dayAt(new Date())];
  const isRight = end !== null && end >= today === isOpen;
  kit.expect(answer, '/end_date', isRight, isOpen ? `${today} or later` : `a day before ${today}`, end);
  if (status !== 'trial') kit.expectValue(answer, '/next_billing_date', null);
  await expectPremium(kit, isOpen ? 'open' : 'closed', await createCourse(kit, { premium: 1 }), student);
}

/** Permanent changes of dated subscriptions: `docs/api-decisions.md#paid-months`. */
export const laterStateChecks: readonly Check[] = [
  ...checks(['change', 'trial'], {
    'time.trial-cancel: A canceled trial keeps its days and premium access through its last day, and cannot be canceled again':
      async (kit) => {
        const name = kit.shared.accountStates.trialToCancel ? 'trialToCancel' : 'trial';
        const who = await accountState(kit, name);
        const before = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
        if (textAt(before.body, '/status') !== 'trial')
          kit.skip(`The account "${name}" is in no trial: give one that is.`);
        const answer = kit.requireStatus(await kit.call('cancelSubscription', who), 200);
        for (const one of [answer, kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200)]) {
          kit.expectValue(one, '/status', 'canceled');
          kit.expectValue(one, '/next_billing_date', null);
          for (const date of ['/start_date', '/end_date']) kit.expectValue(one, date, at(before.body, date));
        }
        kit.expectStatus(await kit.call('cancelSubscription', who), 409);
        await expectSubscriptionState(kit, name, ['canceled'], true);
        const person = kit.shared.accountStates[name];
        if (person?.password && kit.shared.tools.clock) await expectEndAfterDay(kit, person, name, canceledStatuses);
      },
  }),
  ...checks(['change', 'trialOver'], {
    'time.trial-over-voucher: A voucher of 100 % makes an expired trial active, from today on, and opens what was refused before':
      async (kit) => {
        const who = await accountState(kit, 'trialOver');
        const course = await createCourse(kit, { premium: 1 });
        await expectPremium(kit, 'closed', course, who);
        await activates(kit, who, await unusedVoucher(kit, 'full', who, 'trialOver'));
        await expectPremium(kit, 'open', course, who);
      },
  }),
  ...checks(['change', 'trial'], {
    'time.trial-voucher: A voucher of 100 % makes a trial active, also a canceled one, for a month from today at least':
      async (kit) => {
        const who = await accountState(kit, 'trial');
        const code = await unusedVoucher(kit, 'full', who, 'trial');
        kit.expectValue(kit.requireStatus(await spend(kit, who, code, 'with the plan'), 200), '/status', 'active');
        const { status } = await booksOf(kit, who);
        kit.expectValue(status, '/status', 'active');
        // A backend may choose what happens to the rest of the trial.
        const end = dayOf(textAt(status.body, '/end_date'));
        const days = end === null ? Number.NaN : daysBetween(dayAt(new Date()), end);
        kit.expect(status, '/end_date', days >= 27, 'a month from today or later', end);
      },
  }),
];

/** Subscriptions and vouchers of certain dates: `docs/api-decisions.md#dates`. */
export const accountStateChecks: readonly Check[] = [
  ...checks(['own', 'trial'], {
    'time.trial: A trial under way opens premium content, and is not Ativa in the network': async (kit) => {
      await expectSubscriptionState(kit, 'trial', ['trial'], true);
      const email = kit.shared.accountStates.trial?.email;
      for (const as of roles) {
        const network = kit.requireStatus(await kit.call('listReferrals', { as }), 200);
        const rows = listAt(network.body, '/indicados').filter((row) => textAt(row, '/email') === email);
        for (const row of rows) expectNotActive(kit, network, row, 'in a trial');
      }
    },
  }),
  ...checks(['own', 'trialOver'], {
    'time.trial-over: A trial whose last day has passed is expired and opens nothing': (kit) =>
      expectSubscriptionState(kit, 'trialOver', ['expired'], false),
  }),
  ...checks(['change', 'trialOver'], {
    'time.trial-over-cancel: An expired trial cannot be canceled: 409': async (kit) => {
      kit.expectStatus(await kit.call('cancelSubscription', await accountState(kit, 'trialOver')), 409);
    },
  }),
  ...checks(['own', 'canceled'], {
    'time.canceled: A canceled subscription whose end is to come opens premium content': (kit) =>
      expectSubscriptionState(kit, 'canceled', ['canceled'], true),
  }),
  ...checks(['own', 'canceledOver'], {
    'time.canceled-over: A canceled subscription whose end has passed opens nothing': (kit) =>
      expectSubscriptionState(kit, 'canceledOver', ['canceled', 'inactive', 'expired'], false),
  }),
  ...checks(['change', 'voucherExpired'], {
    'time.voucher-expired: A voucher whose last day has passed is 400, applied or with a payment': async (kit) => {
      const { expired = '' } = kit.shared.vouchers;
      for (const way of ['alone', 'with the plan'] as const)
        kit.expectStatus(await spend(kit, { as: 'other' }, expired, way), 400);
    },
  }),
  ...checks(['change', 'voucherLastDay'], {
    'time.voucher-last-day: A voucher works on its last day, applied or with a payment': async (kit) => {
      const { lastDay = '' } = kit.shared.vouchers;
      for (const way of ['alone', 'with the plan'] as const)
        kit.expectStatus(await spend(kit, { as: 'other' }, lastDay, way), 200);
    },
  }),
];
