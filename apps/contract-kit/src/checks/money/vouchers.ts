import type { Answer } from '../../core/answer.ts';
import type { Check } from '../../core/check.ts';
import { dayAt, dayOf } from '../../core/days.ts';
import type { Kit } from '../../core/kit.ts';
import { at, listAt, textAt } from '../../core/values.ts';
import { flow, race } from '../flow/flow.ts';
import { codeOf, unusedVoucher, voucher } from '../flow/subscription.ts';
import { newMember, type Who } from '../mail/newMember.ts';
import { nth, ownCourse } from '../ownCourse.ts';
import { atOnce, onlyOne } from '../race/race.ts';
import { isNow } from '../time/moments.ts';
import { addsMonth, booksMore, booksOf, isFree } from './booked.ts';

/** Uses a voucher in one of the two ways. */
export function use(kit: Kit, who: Who, code: string, way: 'alone' | 'with the plan'): Promise<Answer> {
  return way === 'alone'
    ? kit.call('applyVoucher', { ...who, body: { codigo: code } })
    : kit.call('startSubscription', { ...who, body: { plan: 'mensal', voucherCode: code } });
}

const ways = ['alone', 'with the plan'] as const;

/** Vouchers of 100 %: `docs/api-decisions.md#vouchers`. */
export const voucherChecks: readonly Check[] = [
  flow(
    'voucher.activates',
    'A voucher of 100 % opens premium content to a person who had no subscription',
    'change',
    async (kit) => {
      const code = voucher(kit, 'full');
      const who = await newMember(kit);
      const id = nth((await ownCourse(kit, { premium: 1 })).lessons, 0);
      const before = await booksOf(kit, who);
      kit.same(before.status, '/status', 'inactive');
      kit.status(await kit.call('readLesson', { ...who, path: { id } }), 403);
      kit.same(kit.need(await use(kit, who, code, 'alone'), 200), '/status', 'active');
      const after = await booksOf(kit, who);
      addsMonth(kit, before, after);
      const start = dayOf(textAt(after.status.body, '/start_date'));
      kit.holds(after.status, '/start_date', start === dayAt(new Date()), `today, ${dayAt(new Date())}`, start);
      kit.status(await kit.call('readLesson', { ...who, path: { id } }), 200);
      booksMore(kit, before, after, { payments: 1, uses: [code, 1] });
      isFree(kit, after.payments);
      isNow(kit, after.vouchers, '/vouchers/0/used_at');
    },
    'mailbox',
  ),
  flow(
    'voucher.with-plan',
    'A voucher of 100 % that is sent with the plan activates without a checkout, and is used up for both calls',
    'change',
    async (kit) => {
      const code = voucher(kit, 'full');
      for (const [first, second] of [ways, [ways[1], ways[0]]] as const) {
        const who = await newMember(kit);
        const before = await booksOf(kit, who);
        const answer = kit.need(await use(kit, who, ` ${code.toLowerCase()} `, first), 200);
        kit.same(answer, '/status', 'active');
        kit.same(answer, '/checkout_url', null);
        for (const way of [second, first])
          for (const written of [code, ` ${code.toLowerCase()} `]) kit.status(await use(kit, who, written, way), 400);
        const after = await booksOf(kit, who);
        addsMonth(kit, before, after);
        booksMore(kit, before, after, { payments: 1, uses: [code, 1] });
        isFree(kit, after.payments);
      }
    },
    'mailbox',
  ),
  flow(
    'voucher.per-person',
    'A voucher works once per person: another person can still use it',
    'change',
    async (kit) => {
      const code = voucher(kit, 'full');
      for (const who of [await newMember(kit, 'one new member'), await newMember(kit, 'another new member')]) {
        const answer = kit.need(await use(kit, who, code, 'alone'), 200);
        kit.same(answer, '/status', 'active');
      }
    },
    'mailbox',
  ),
  flow('voucher.renewal', 'A voucher of 100 % adds its month to the days that are paid', 'change', async (kit) => {
    const who = { as: 'member' } as const;
    const code = await unusedVoucher(kit, 'full', who, 'member');
    const before = await booksOf(kit, who);
    kit.need(await use(kit, who, code, 'alone'), 200);
    const after = await booksOf(kit, who);
    addsMonth(kit, before, after);
    booksMore(kit, before, after, { payments: 1, uses: [code, 1] });
  }),
  flow(
    'voucher.in-a-row',
    'Vouchers of 100 % in a row, also after a cancellation, add a month each, lose no paid day and are then used up',
    'change',
    async (kit) => {
      const codes = [voucher(kit, 'full'), ...(kit.shared.vouchers.more ?? [])].slice(0, 3);
      if (codes.length < 2)
        return kit.skip('Only one voucher of 100 % was given: give two with --voucher-full CODE,CODE.');
      const who = await newMember(kit);
      let before = await booksOf(kit, who);
      for (const [place, code] of codes.entries()) {
        const isLast = place === codes.length - 1;
        if (isLast) {
          const { body } = before.status;
          kit.need(await kit.call('cancelSubscription', who), 200);
          before = await booksOf(kit, who);
          kit.same(before.status, '/status', 'canceled');
          for (const date of ['/start_date', '/end_date']) kit.same(before.status, date, at(body, date));
        }
        kit.need(await use(kit, who, code, isLast ? 'with the plan' : 'alone'), 200);
        const after = await booksOf(kit, who);
        addsMonth(kit, before, after);
        booksMore(kit, before, after, { payments: 1, uses: [code, 1] });
        isFree(kit, after.payments);
        before = after;
      }
      for (const code of codes) kit.status(await use(kit, who, code, 'alone'), 400);
    },
    'mailbox',
  ),
];

/** Who may use a voucher of 100 % in a round of a race. */
interface Chance {
  who: Who;
  code: string;
}

/** The calls of a round: a lock may be in one of them only. */
const roundCalls = ['with the plan', 'both', 'alone'] as const;

/** Three rounds of each kind. */
const voucherRounds = 3 * roundCalls.length;

/** Chances for the rounds: the administrator's unused vouchers, and new members. */
async function chancesOf(kit: Kit): Promise<Chance[]> {
  const { more = [] } = kit.shared.vouchers;
  const used = kit.need(await kit.call('listUsedVouchers', { as: 'admin' }), 200);
  const codes = listAt(used.body, '/vouchers').map(codeOf);
  const found: Chance[] = more
    .filter((code) => !codes.includes(code.toUpperCase()))
    .map((code) => ({ who: { as: 'admin' }, code }));
  while (kit.shared.tools.mailbox && found.length < voucherRounds)
    found.push({ who: await newMember(kit), code: voucher(kit, 'full') });
  return found.slice(0, voucherRounds);
}

/** Vouchers at once: `docs/api-decisions.md#calls-at-the-same-time`. */
export const voucherRaces: readonly Check[] = [
  race(
    'voucher-rounds',
    'A voucher of 100 % used at once by one call or both, several rounds, works once and books once each time',
    'change',
    async (kit) => {
      voucher(kit, 'full');
      const chances = await chancesOf(kit);
      const { length: others } = kit.shared.vouchers.more ?? [];
      if (chances.length === 0)
        kit.skip(
          others === 0
            ? 'Only one voucher of 100 % was given: give several with --voucher-full CODE,CODE, or add --mailbox.'
            : `The account "admin" has used up the other ${others} of --voucher-full: give more codes there, or add --mailbox.`,
        );
      for (const [round, { who, code }] of chances.entries()) {
        const before = await booksOf(kit, who);
        const calls = roundCalls[round % roundCalls.length] ?? 'both';
        const wayOf = (place: number) => (place % 2 === 0 ? 'alone' : 'with the plan');
        const answers = await atOnce(kit, (place) => use(kit, who, code, calls === 'both' ? wayOf(place) : calls));
        kit.same(onlyOne(kit, answers, 200, 400), '/status', 'active');
        const after = await booksOf(kit, who);
        booksMore(kit, before, after, { payments: 1, uses: [code, 1] });
        addsMonth(kit, before, after);
      }
    },
  ),
];
