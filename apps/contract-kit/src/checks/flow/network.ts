import { roles } from '../../core/backend.ts';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { flow } from './flow.ts';
import { inOrder, newestFirst } from './orders.ts';

/** Sums of rows in cents, grouped by a key; skips rows without a key. */
function sums(
  rows: readonly unknown[],
  keyOf: (row: unknown) => string | null,
  amount: string,
): Record<string, number> {
  const cents: Record<string, number> = {};
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) cents[key] = (cents[key] ?? 0) + Math.round(numberAt(row, amount) * 100);
  }
  return cents;
}

function earningMonth(row: unknown): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(textAt(row, '/earning_date')) ?? [];
  return year === undefined ? null : `${year}-${Number(month)}`;
}

/** A person's qualification with the direct referrals of their network. */
async function directReferrals(kit: Kit, as: Role) {
  const network = kit.need(await kit.call('listReferrals', { as }), 200);
  const direct = listAt(network.body, '/indicados').filter((row) => numberAt(row, '/profundidade') === 1);
  return { answer: kit.need(await kit.call('readQualification', { as }), 200), direct };
}

/** Network, earnings, videos, funds, withdrawals: `docs/api-decisions.md#network-calls`. */
export const networkFlows: readonly Check[] = [
  flow('referrals.order', 'The network comes nearest first, and the caller is not in it', 'read', async (kit) => {
    const answer = kit.need(await kit.call('listReferrals', { as: 'member' }), 200);
    inOrder(kit, answer, '/indicados', 'by profundidade', (row, next) => {
      return numberAt(row, '/profundidade') <= numberAt(next, '/profundidade');
    });
    const ids = listAt(answer.body, '/indicados').map((row) => at(row, '/id'));
    kit.holds(answer, '/indicados', !ids.includes(kit.people.member.id), 'not the caller', 'the caller');
    kit.holds(answer, '/indicados', new Set(ids).size === ids.length, 'each person once', 'the same id twice');
  }),
  flow(
    'qualification.direct',
    'The qualification lists the direct referrals, all and no others',
    'read',
    async (kit) => {
      for (const as of roles) {
        const { answer, direct } = await directReferrals(kit, as);
        const emails = (rows: unknown[]) => rows.map((row) => textAt(row, '/email')).sort();
        const [got, expected] = [emails(listAt(answer.body, '/indicados')), emails(direct)];
        kit.holds(answer, '/indicados', got.join() === expected.join(), expected.join(', ') || 'nobody', got);
      }
    },
  ),
  flow(
    'qualification.active',
    'In the qualification exactly those are ativo whose status in the network is Ativa',
    'read',
    async (kit) => {
      for (const as of roles) {
        const { answer, direct } = await directReferrals(kit, as);
        for (const person of listAt(answer.body, '/indicados')) {
          const email = textAt(person, '/email');
          const row = direct.find((one) => textAt(one, '/email') === email);
          const status = textAt(row, '/assinatura_status');
          const ativo = at(person, '/ativo');
          const expected = `${status === 'Ativa'} for ${email}, who is ${status}`;
          if (row) kit.holds(answer, '/indicados/*/ativo', ativo === (status === 'Ativa'), expected, ativo);
        }
      }
    },
  ),
  flow('earnings.totals', 'The totals of the earnings are the sums of their rows', 'read', async (kit) => {
    const answer = kit.need(await kit.call('readEarnings', { as: 'member' }), 200);
    const rows = listAt(answer.body, '/ganhos');
    const byType = sums(rows, (row) => textAt(row, '/bonus_type'), '/amount');
    const types = sums(listAt(answer.body, '/totaisPorTipo'), (row) => textAt(row, '/bonus_type'), '/total');
    for (const key of new Set([...Object.keys(byType), ...Object.keys(types)]))
      kit.holds(answer, `/totaisPorTipo ${key}`, types[key] === byType[key], `${byType[key] ?? 0} cents`, types[key]);
    const byMonth = sums(rows, earningMonth, '/amount');
    const monthKey = (row: unknown) => `${numberAt(row, '/ano')}-${numberAt(row, '/mes')}`;
    const months = sums(listAt(answer.body, '/totaisPorMes'), monthKey, '/total');
    for (const key of new Set([...Object.keys(byMonth), ...Object.keys(months)]))
      kit.holds(
        answer,
        `/totaisPorMes ${key}`,
        months[key] === byMonth[key],
        `${byMonth[key] ?? 0} cents`,
        months[key],
      );
  }),
  flow('earnings.month', 'A month and a year give exactly the earnings of that month', 'read', async (kit) => {
    const all = kit.need(await kit.call('readEarnings', { as: 'member' }), 200);
    const rows = listAt(all.body, '/ganhos');
    const month = rows.map(earningMonth).find((key) => key !== null);
    if (!month) return kit.skip('The account "member" has no earnings.');
    const [ano = '', mes = ''] = month.split('-');
    const answer = kit.need(await kit.call('readEarnings', { as: 'member', query: { mes, ano } }), 200);
    const expected = rows.filter((row) => earningMonth(row) === month).length;
    const got = listAt(answer.body, '/ganhos');
    kit.holds(answer, '/ganhos', got.length === expected, `${expected} rows`, `${got.length} rows`);
    const stranger = got.find((row) => earningMonth(row) !== month);
    kit.holds(answer, '/ganhos/*/earning_date', stranger === undefined, `only ${month}`, stranger);
  }),
  flow('earnings.year', 'A year alone gives the whole year', 'read', async (kit) => {
    const all = kit.need(await kit.call('readEarnings', { as: 'member' }), 200);
    const rows = listAt(all.body, '/ganhos');
    const ano = rows.map((row) => textAt(row, '/earning_date').slice(0, 4)).find((year) => year !== '');
    if (!ano) return kit.skip('The account "member" has no earnings.');
    const answer = kit.need(await kit.call('readEarnings', { as: 'member', query: { ano } }), 200);
    const expected = rows.filter((row) => textAt(row, '/earning_date').startsWith(ano)).length;
    const got = listAt(answer.body, '/ganhos').length;
    kit.holds(answer, '/ganhos', got === expected, `${expected} rows`, `${got} rows`);
  }),
  flow('earnings.order', 'Earnings come newest first', 'read', async (kit) => {
    await newestFirst(kit, 'readEarnings', '/ganhos', (row) => textAt(row, '/earning_date'));
  }),
  flow('videos.order', 'Videos come newest first', 'read', async (kit) => {
    await newestFirst(kit, 'listVideos', '/videos', (row) => textAt(row, '/video_date'));
  }),
  flow('funds.order', 'The history of the funds comes newest first', 'read', async (kit) => {
    await newestFirst(kit, 'listFundHistory', '/historico', (row) => textAt(row, '/data'));
  }),
  flow('withdrawals.order', 'Withdrawals come newest first', 'read', async (kit) => {
    const month = (row: unknown) => numberAt(row, '/year') * 12 + numberAt(row, '/month');
    const answer = kit.need(await kit.call('listWithdrawals', { as: 'member' }), 200);
    inOrder(kit, answer, '/withdrawals', 'newest first', (row, next) => month(row) >= month(next));
  }),
];
