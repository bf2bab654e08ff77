import type { Answer } from '../../core/answer.ts';
import { bearer } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import { dayAt, dayLength, dayOf, momentOf, monthAfter } from '../../core/days.ts';
import type { Kit } from '../../core/kit.ts';
import type { Person } from '../../core/people.ts';
import { whileDown } from '../../core/restarted.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { allEarnings, expectEarnings } from '../flow/earnings.ts';
import { newcomer, password } from '../flow/registration.ts';
import { passwordOf } from '../flow/session.ts';
import { voucher } from '../flow/subscription.ts';
import { expectSuccess, open } from '../mail/links.ts';
import { redeem, resetLink } from '../mail/recovery.ts';
import { confirmed, loggedIn, logInAgain, newMember, registered } from '../mail/newMember.ts';
import { expectMonthAdded, booksOf } from '../money/booked.ts';
import { booked, checkout, expectReceipt, report } from '../money/payments.ts';
import { spend } from '../money/vouchers.ts';
import { createCourse } from '../createCourse.ts';
import { expectPremium, type Student } from './premium.ts';

/**
 * Sets the backend's clock to a moment, until the check ends. That may restart the backend; the kit then renews ended
 * sessions.
 */
async function setClock(kit: Kit, moment: Date): Promise<void> {
  const set = kit.shared.tools.clock ?? kit.skip('The clock of the backend cannot be set: add "clock".');
  await whileDown(kit, () => set((moment.getTime() - Date.now()) / 1000));
  kit.clock = moment;
}

/** Resets the clock when the check ends. */
function restoreClock(kit: Kit): void {
  const { clock: set } = kit.shared.tools;
  if (!set) return;
  kit.onCleanUp(() => {
    kit.clock = null;
    return whileDown(kit, () => set(0));
  });
}

/** The same time on the next day. */
function dayAfter(day: string): string {
  return dayAt(new Date(momentOf(day, '12:00').getTime() + dayLength));
}

/** Half an hour before the end of a day, but not before now; and half an hour after it. */
function aroundEnd(day: string): [Date, Date] {
  const late = momentOf(day, '23:30').getTime();
  return [new Date(Math.max(late, Date.now())), momentOf(dayAfter(day), '00:30')];
}

/** Statuses of a canceled subscription on its last day and later. */
export const canceledStatuses = ['canceled', ['canceled', 'inactive', 'expired']] as const;

/**
 * Logs a person in at the time of the backend.
 * @throws Skip when the user gave only a token
 */
async function student(kit: Kit, { id, email, password: secret }: Person, name: string): Promise<Student> {
  if (secret === null) return kit.skip(`The account "${name}" was given by token: give e-mail and password.`);
  const session = kit.requireStatus(await kit.call('logIn', { body: { email, password: secret } }), 200);
  return { id, authorization: bearer({ token: textAt(session.body, '/token') }), who: `the token of ${name}` };
}

/** Expects that access lasts through the last day in America/Sao_Paulo, and not longer. */
export async function expectEndAfterDay(
  kit: Kit,
  person: Person,
  name: string,
  statuses: readonly [string, readonly string[]],
): Promise<void> {
  const course = await createCourse(kit, { premium: 1 });
  restoreClock(kit);
  const before = await student(kit, person, name);
  const first = kit.requireStatus(await kit.call('readSubscriptionStatus', before), 200);
  // Some backends store the end only when they read it, which is not a failure.
  if (textAt(first.body, '/status') !== statuses[0])
    kit.skip(
      `The subscription of "${name}" ended while the clock was ahead: give a new one, and check it alone with -t.`,
    );
  const day = dayOf(textAt(first.body, '/end_date'));
  if (day === null || day < dayAt(new Date()))
    kit.skip(`The subscription of "${name}" is over: give one that ends today or later.`);
  const [within, after] = aroundEnd(day);
  for (const [moment, allowed, state] of [
    [within, [statuses[0]], 'open'],
    [after, statuses[1], 'closed'],
  ] as const) {
    await setClock(kit, moment);
    const who = await student(kit, person, name);
    const answer = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
    const status = textAt(answer.body, '/status');
    const call = { call: `${answer.call} with access until ${day}` };
    kit.expect(call, '/status', allowed.includes(status), allowed.join(' or '), status);
    if (state === 'closed') kit.expectValue(answer, '/next_billing_date', null);
    await expectPremium(kit, state, course, who);
  }
}

/** The minimum lifetime of a session and the maximum time without use, in milliseconds. */
const [minLife, maxIdle] = [8 * 3_600_000, 30 * dayLength];

/** Maximum lifetime of a reset link and minimum of a confirmation link, in milliseconds. */
const linkLife = dayLength;

/** Minimum lifetime of a link for a new password, in milliseconds. */
const minLinkLife = 15 * 60_000;

/** Rules that depend on the clock: `docs/api-decisions.md#dates`, `#tokens`, `#mails`. */
export const clockChecks: readonly Check[] = [
  ...checks(['change', 'clock'], {
    'clock.day: What happens late in the evening has the date of that day in America/Sao_Paulo': async (kit) => {
      restoreClock(kit);
      const today = dayAt(new Date());
      const [within] = aroundEnd(today);
      await setClock(kit, within);
      const isToday = (answer: Answer, field: string, date: unknown) => {
        const day = typeof date === 'string' ? dayOf(date) : date;
        kit.expect(answer, field, day === today, today, date);
      };
      const person = newcomer(kit);
      kit.requireStatus(await kit.call('registerMember', { body: person }), 201);
      const network = kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
      const row = listAt(network.body, '/indicados').find((one) => textAt(one, '/email') === person.email);
      const date = at(row, '/referral_date');
      if (date) isToday(network, '/indicados/*/referral_date', date);
      const [full] = kit.shared.vouchers.full;
      if (!full || !kit.shared.tools.mailbox) {
        // The date of a referral may be missing.
        if (!date) kit.skip(`Nothing with a date was made: add ${full ? '"mailbox"' : '"vouchers.full"'}.`);
        return;
      }
      const who = await newMember(kit);
      kit.requireStatus(await spend(kit, who, full, 'alone'), 200);
      const status = kit.requireStatus(await kit.call('readSubscriptionStatus', who), 200);
      isToday(status, '/start_date', at(status.body, '/start_date'));
    },
  }),
  ...checks(['change', 'clock', 'trial'], {
    'clock.trial: A trial lasts through its last day in America/Sao_Paulo and is then expired': async (kit) => {
      const { trial } = kit.shared.accountStates;
      if (trial) await expectEndAfterDay(kit, trial, 'trial', ['trial', ['expired']]);
    },
  }),
  ...checks(['change', 'clock'], {
    'clock.canceled: A canceled subscription opens premium content through its last day, and not longer': async (
      kit,
    ) => {
      const { canceled } = kit.shared.accountStates;
      if (canceled) return expectEndAfterDay(kit, canceled, 'canceled', canceledStatuses);
      const mine = kit.requireStatus(await kit.call('readSubscriptionStatus', { as: 'member' }), 200);
      if (textAt(mine.body, '/status') !== 'canceled')
        kit.skip('No account is canceled: add "accounts.canceled", or flow.cancel to -t.');
      return expectEndAfterDay(kit, kit.people.member, 'member', canceledStatuses);
    },
  }),
  ...checks(['change', 'clock', 'voucherLastDay'], {
    'clock.voucher: A voucher works through its last day in America/Sao_Paulo, and not longer': async (kit) => {
      const { lastDay = '' } = kit.shared.vouchers;
      const [within, after] = aroundEnd(dayAt(new Date()));
      restoreClock(kit);
      for (const [moment, status] of [
        [within, 200],
        [after, 400],
      ] as const) {
        await setClock(kit, moment);
        for (const way of ['alone', 'with the plan'] as const)
          kit.expectStatus(await spend(kit, { as: 'other' }, lastDay, way), status);
      }
    },
  }),
  ...checks(['change', 'clock', 'voucherLastDay', 'pay', 'mailbox'], {
    'clock.checkout: A payment is booked at the price of its checkout, also after the last day of the voucher': async (
      kit,
    ) => {
      const { lastDay = '' } = kit.shared.vouchers;
      const person = await loggedIn(kit);
      const quote = kit.requireStatus(await spend(kit, person.as, lastDay, 'alone'), 200);
      const url = await checkout(kit, person.as, lastDay);
      restoreClock(kit);
      const [, after] = aroundEnd(dayAt(new Date()));
      await setClock(kit, after);
      const who = await logInAgain(kit, person);
      const before = await booksOf(kit, who);
      await report(kit, url, 'signed');
      expectReceipt(kit, await booked(kit, who, before), numberAt(quote.body, '/valor_final'));
    },
  }),
  ...checks(['change', 'clock'], {
    'clock.year: A month alone is of the current year, which ends at midnight in America/Sao_Paulo': async (kit) => {
      const { rows, months } = await allEarnings(kit);
      const year = dayAt(new Date()).slice(0, 4);
      const mine = months.filter((month) => month.startsWith(year)).map((month) => month.slice(5));
      const [mes] = mine.slice(-1);
      if (mes === undefined) kit.skip(`The account "member" has no earnings of ${year}: give one that has some.`);
      restoreClock(kit);
      const [within, after] = aroundEnd(`${year}-12-31`);
      await setClock(kit, within);
      await expectEarnings(kit, rows, { mes: String(Number(mes)) }, (one) => one === `${year}-${mes}`);
      await setClock(kit, after);
      await expectEarnings(kit, rows, { mes: String(Number(mes)) }, (one) => one === `${Number(year) + 1}-${mes}`);
    },
    'clock.session: A session lasts 8 hours at least, and ends when it was not used for 30 days': async (kit) => {
      const { email } = kit.people.member;
      const session = kit.requireStatus(
        await kit.call('logIn', { body: { email, password: passwordOf(kit, 'member') } }),
        200,
      );
      const sent = { authorization: bearer({ token: textAt(session.body, '/token') }), who: 'the token of a session' };
      const began = Date.now();
      restoreClock(kit);
      await setClock(kit, new Date(began + 60_000));
      if ((await kit.call('readProfile', sent)).status === 401)
        kit.skip('Setting the clock ends sessions, as a restart may: use a "clock" that keeps them.');
      await setClock(kit, new Date(began + minLife - 300_000));
      kit.expectStatus(await kit.call('readProfile', sent), 200);
      await setClock(kit, new Date(began + minLife + maxIdle + 3_600_000));
      kit.expectStatus(await kit.call('readProfile', sent), 401);
    },
  }),
  ...checks(['change', 'clock', 'mailbox'], {
    'clock.reset-link: A link for a new password works for 15 minutes at least and for a day at most': async (kit) => {
      const [soon, late] = [await resetLink(kit, await confirmed(kit)), await resetLink(kit, await confirmed(kit))];
      const began = Date.now();
      restoreClock(kit);
      await setClock(kit, new Date(began + minLinkLife - 60_000));
      kit.expectStatus(await redeem(kit, soon, 'contrato-kit-a-tempo'), 200);
      await setClock(kit, new Date(began + linkLife + 300_000));
      kit.expectStatus(await redeem(kit, late, 'contrato-kit-tarde'), 400);
    },
    'clock.confirm-link: A link of a confirmation works for a day at least': async (kit) => {
      const { email, link } = await registered(kit);
      restoreClock(kit);
      await setClock(kit, new Date(Date.now() + linkLife - 300_000));
      expectSuccess(kit, await open(kit, link));
      kit.expectStatus(await kit.call('logIn', { body: { email, password } }), 200);
    },
  }),
];

/** The next days after today on which months of different lengths follow each other, the earliest first. */
function unevenDays(): string[] {
  const today = dayAt(new Date());
  const year = Number(today.slice(0, 4));
  const next = (day: string, isWanted: (end: string) => boolean = () => true) => {
    const days = Array.from({ length: 9 }, (_, more) => `${year + more}-${day}`);
    return days.filter((one) => one > today && isWanted(monthAfter(one))).slice(0, 1);
  };
  // A leap year has 29 February, which is a month after 31 January.
  const leap = next('01-31', (end) => end.endsWith('-29'));
  const days = [next('12-31'), next('01-31'), leap, leap.map((day) => monthAfter(day))].flat();
  return [...new Set(days)].sort();
}

/** Checks that set the clock years ahead: they run after all that need the current state of the accounts. */
export const farClockChecks: readonly Check[] = [
  ...checks(['change', 'clock', 'mailbox'], {
    'clock.month: A month that is paid on 31 December, 31 January or 29 February lasts through that day of the next month, or its last':
      async (kit) => {
        const code = voucher(kit, 'full');
        const course = await createCourse(kit, { premium: 1 });
        restoreClock(kit);
        for (const day of unevenDays()) {
          await setClock(kit, momentOf(day, '23:45'));
          const { as: who, ...person } = await loggedIn(kit);
          const before = await booksOf(kit, who);
          const answer = await spend(kit, who, code, 'alone');
          if (answer.status === 400)
            kit.skip(`The voucher ${code} cannot be used on ${day}: give one without a last day.`);
          kit.requireStatus(answer, 200);
          const after = await booksOf(kit, who);
          expectMonthAdded(kit, before, after);
          const id = numberAt((await kit.call('readProfile', who)).body, '/user/id');
          await setClock(kit, momentOf(dayOf(textAt(after.status.body, '/end_date')) ?? day, '23:30'));
          await expectPremium(kit, 'open', course, { ...(await logInAgain(kit, person)), id });
        }
      },
  }),
];
