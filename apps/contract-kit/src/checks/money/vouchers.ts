import type { Answer } from '../../core/answer.ts';
import { type Check, checks } from '../../core/check.ts';
import { dayAt, dayOf } from '../../core/days.ts';
import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { at, listAt, textAt } from '../../core/values.ts';
import { voucher, voucherUser } from '../flow/subscription.ts';
import { expectOthersUnchanged } from '../isolation/others.ts';
import { newMember, type Who } from '../mail/newMember.ts';
import { nth, createCourse } from '../createCourse.ts';
import { atOnce, expectOneSuccess } from '../race/race.ts';
import { expectNow } from '../time/moments.ts';
import { expectMonthAdded, expectMoreBooked, expectNothingBooked, booksOf, expectFree } from './booked.ts';

/** The two ways to use a voucher. */
export const ways = ['alone', 'with the plan'] as const;

/** Uses a voucher in one of the two ways. */
export function spend(kit: Kit, who: Who, code: string, way: (typeof ways)[number]): Promise<Answer> {
  return way === 'alone'
    ? kit.call('applyVoucher', { ...who, body: { codigo: code } })
    : kit.call('startSubscription', { ...who, body: { plan: 'mensal', voucherCode: code } });
}

/** The two ways in both orders, for two people each: some backends count uses in only one of them. */
const orders = [ways, [ways[1], ways[0]], ways, [ways[1], ways[0]]] as const;

/** Uses a voucher of 100 %, and expects one more month, payment of 0,00 and use of the voucher. */
export async function activates(
  kit: Kit,
  who: Who,
  code: string,
  { way = 'alone', written = code }: { way?: (typeof ways)[number]; written?: string } = {},
) {
  const before = await booksOf(kit, who);
  const answer = kit.requireStatus(await spend(kit, who, written, way), 200);
  kit.expectValue(answer, '/status', 'active');
  const after = await booksOf(kit, who);
  expectMonthAdded(kit, before, after);
  expectMoreBooked(kit, before, after, { payments: 1, uses: [code, 1] });
  expectFree(kit, after.payments);
  return { before, answer, after };
}

/** Vouchers of 100 %: `docs/api-decisions.md#vouchers`. */
export const voucherChecks: readonly Check[] = [
  ...checks('change', {
    'flow.voucher.full: A voucher of 100 % adds a month to the paid days, and works once': async (kit) => {
      const { who, code } = await voucherUser(kit, 'full');
      const { after } = await activates(kit, who, code);
      expectNow(kit, after.vouchers, '/vouchers/0/used_at');
      for (const way of ways) kit.expectStatus(await spend(kit, who, code, way), 400);
    },
  }),
  ...checks(['change', 'mailbox'], {
    'flow.voucher.activates: A voucher of 100 % opens premium content to a person who had no subscription, and the sponsor sees it':
      async (kit) => {
        const code = voucher(kit, 'full');
        const who = await newMember(kit);
        const id = nth((await createCourse(kit, { premium: 1 })).lessons, 0);
        kit.expectStatus(await kit.call('readLesson', { ...who, path: { id } }), 403);
        const { before, after } = await activates(kit, who, code);
        kit.expectValue(before.status, '/status', 'inactive');
        const start = dayOf(textAt(after.status.body, '/start_date'));
        kit.expect(after.status, '/start_date', start === dayAt(new Date()), `today, ${dayAt(new Date())}`, start);
        kit.expectStatus(await kit.call('readLesson', { ...who, path: { id } }), 200);
        const email = textAt((await kit.call('readProfile', who)).body, '/user/email');
        const network = kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
        const row = listAt(network.body, '/indicados').find((one) => textAt(one, '/email') === email);
        const found = { ...network, rule: rules.network };
        kit.expectEqual(found, 'Ativa', at(row, '/assinatura_status'), '/indicados/*/assinatura_status');
      },
    'flow.voucher.with-plan: A voucher of 100 % activates each person once, also sent with the plan, without a checkout; it is then used up':
      async (kit) => {
        const code = voucher(kit, 'full');
        for (const [first, second] of orders) {
          const who = await newMember(kit);
          const { answer, after } = await activates(kit, who, code, {
            way: first,
            written: ` ${code.toLowerCase()} `,
          });
          kit.expectValue(answer, '/checkout_url', null);
          for (const way of [second, first])
            for (const written of [code, ` ${code.toLowerCase()} `])
              kit.expectStatus(await spend(kit, who, written, way), 400);
          expectNothingBooked(kit, after, await booksOf(kit, who), 'the same voucher again');
        }
      },
    'flow.voucher.in-a-row: Vouchers of 100 % in a row, also after a cancellation, add a month each, lose no paid day and are then used up':
      async (kit) => {
        const codes = kit.shared.vouchers.full.slice(0, 3);
        if (codes.length < 2) return kit.skip('Only one voucher of 100 % was given: give two in "vouchers.full".');
        const who = await newMember(kit);
        let before = await booksOf(kit, who);
        for (const [index, code] of codes.entries()) {
          const isLast = index === codes.length - 1;
          if (isLast) {
            const { body } = before.status;
            kit.requireStatus(await kit.call('cancelSubscription', who), 200);
            const { status } = await booksOf(kit, who);
            kit.expectValue(status, '/status', 'canceled');
            for (const date of ['/start_date', '/end_date']) kit.expectValue(status, date, at(body, date));
          }
          before = (await activates(kit, who, code, { way: isLast ? 'with the plan' : 'alone' })).after;
        }
        for (const code of codes) kit.expectStatus(await spend(kit, who, code, 'alone'), 400);
      },
  }),
];

/** The calls of a round: a backend may lock only one of them. */
const roundCalls = ['both', 'with the plan', 'alone'] as const;

/** Three rounds of each kind. */
const voucherRounds = 3 * roundCalls.length;

/** Simultaneous uses of vouchers: `docs/api-decisions.md#calls-at-the-same-time`. */
export const voucherRaces: readonly Check[] = checks('change', {
  'race.voucher-rounds: A voucher of 100 % used at once by one call or both, several rounds, works and books once each time, for its user alone':
    async (kit) => {
      const wayOf = (index: number) => (index % 2 === 0 ? 'alone' : 'with the plan');
      for (let round = 0; round < (kit.shared.tools.mailbox ? voucherRounds : 1); round += 1) {
        const { who, code } = await voucherUser(kit, 'full');
        const before = await booksOf(kit, who);
        const calls = roundCalls[round % roundCalls.length] ?? 'both';
        const answers = await expectOthersUnchanged(kit, who.as ?? 'a new member', () =>
          atOnce(kit, (index) => spend(kit, who, code, calls === 'both' ? wayOf(index) : calls)),
        );
        kit.expectValue(expectOneSuccess(kit, answers, 200, 400), '/status', 'active');
        const after = await booksOf(kit, who);
        expectMoreBooked(kit, before, after, { payments: 1, uses: [code, 1] });
        expectMonthAdded(kit, before, after);
      }
    },
});
