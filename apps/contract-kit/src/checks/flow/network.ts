import type { Answer } from '../../core/answer.ts';
import { roles } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import { shown } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { rules } from '../../core/rules.ts';
import { at, fieldsOf, isObject, listAt, numberAt, textAt } from '../../core/values.ts';
import { expectUnchanged } from '../isolation/others.ts';
import { expectOrder, mayComeBefore, newestFirst } from './orders.ts';

/** A person's qualification with the direct referrals of their network. */
async function directReferrals(kit: Kit, as: Role) {
  const network = kit.requireStatus(await kit.call('listReferrals', { as }), 200);
  const direct = listAt(network.body, '/indicados').filter((row) => numberAt(row, '/profundidade') === 1);
  return { answer: kit.requireStatus(await kit.call('readQualification', { as }), 200), direct };
}

/**
 * Expects that each row of a network repeats what the row of its sponsor says; that row is one level higher. At depth 1
 * the sponsor is the caller: `docs/api-decisions.md#listreferrals`.
 */
export function expectSponsors(kit: Kit, answer: Answer, caller: { id: number; name: string }): void {
  const rows = listAt(answer.body, '/indicados');
  const sponsors = new Map<unknown, unknown>(rows.map((row) => [at(row, '/id'), row]));
  sponsors.set(caller.id, { ...caller, profundidade: 0 });
  for (const [index, row] of rows.entries()) {
    const id = at(row, '/indicador_id') ?? null;
    if (id === null) continue;
    const [sponsor, depth] = [sponsors.get(id), numberAt(row, '/profundidade') - 1];
    // The shape reports a depth of another type.
    if (Number.isNaN(depth)) continue;
    if (numberAt(sponsor, '/profundidade') !== depth)
      return kit.report(answer, `/indicados/${index}/indicador_id`, `the id of somebody at depth ${depth}`, id);
    for (const [field, own] of [
      ['/indicador_nome', '/name'],
      ['/indicador_nivel', '/nivel'],
    ] as const) {
      const [claimed, real] = [at(row, field) ?? null, at(sponsor, own) ?? null];
      if (claimed !== null && real !== null && claimed !== real)
        return kit.report(
          answer,
          `/indicados/${index}${field}`,
          `${shown(real)}, as in the row of id ${shown(id)}`,
          shown(claimed),
        );
    }
  }
}

/** The lists of the funds with the fields of their rows. */
const fundFields = {
  listFunds: ['/fundos', ['type', 'amount']],
  listFundHistory: ['/historico', ['data', 'tipo', 'premio', 'vencedor']],
} as const;

/** Fields with amounts in reais. */
const moneyFields = new Set(['amount', 'total', 'premio']);

/** The amounts of an answer by their pointers. */
function amountsIn(value: unknown, pointer = ''): [string, number][] {
  if (Array.isArray(value)) return value.flatMap((row, index) => amountsIn(row, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, number][] =>
    moneyFields.has(name) && typeof inner === 'number'
      ? [[`${pointer}/${name}`, inner]]
      : amountsIn(inner, `${pointer}/${name}`),
  );
}

/** Network, earnings, videos, funds, withdrawals: `docs/api-decisions.md#network-calls`. */
export const networkFlows: readonly Check[] = checks('read', {
  'flow.referrals.order: The network comes nearest first, then by name and id, and the caller is not in it': async (
    kit,
  ) => {
    const answer = kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
    const order = { order: 'by profundidade, then name, then id', names: ['profundidade', 'name', 'id'] };
    expectOrder(kit, answer, '/indicados', order, (row, next) => {
      const depth = numberAt(row, '/profundidade') - numberAt(next, '/profundidade');
      if (depth !== 0) return depth < 0;
      const [name, after] = [textAt(row, '/name'), textAt(next, '/name')];
      return name === after ? numberAt(row, '/id') < numberAt(next, '/id') : mayComeBefore(name, after);
    });
    const ids = listAt(answer.body, '/indicados').map((row) => at(row, '/id'));
    const people = { ...answer, rule: rules.network };
    kit.expectInWords(people, '/indicados', !ids.includes(kit.people.member.id), 'not the caller', 'the caller');
    kit.expectInWords(people, '/indicados', new Set(ids).size === ids.length, 'each person once', 'the same id twice');
  },
  'flow.qualification.direct: The qualification lists the direct referrals, all and no others': async (kit) => {
    for (const as of roles) {
      const { answer, direct } = await directReferrals(kit, as);
      const emails = (rows: unknown[]) => rows.map((row) => textAt(row, '/email')).sort();
      const [got, expected] = [emails(listAt(answer.body, '/indicados')), emails(direct)];
      const missing = expected.filter((email) => !got.includes(email));
      const strange = got.filter((email) => !expected.includes(email));
      for (const email of missing) kit.report(answer, '/indicados', `a row with ${email}`, 'no such row');
      for (const email of strange) kit.report(answer, '/indicados', 'direct referrals alone', `a row with ${email}`);
      const isEach = missing.length + strange.length > 0 || got.length === expected.length;
      kit.expectInWords(answer, '/indicados', isEach, `${expected.length} rows`, `${got.length} rows`);
    }
  },
  'flow.qualification.active: In the qualification exactly those are ativo whose status in the network is Ativa':
    async (kit) => {
      for (const as of roles) {
        const { answer, direct } = await directReferrals(kit, as);
        for (const person of listAt(answer.body, '/indicados')) {
          const email = textAt(person, '/email');
          const row = direct.find((one) => textAt(one, '/email') === email);
          const status = textAt(row, '/assinatura_status');
          const ativo = at(person, '/ativo');
          const expected = `${status === 'Ativa'} for ${email}, who is ${status}`;
          if (row) kit.expect(answer, '/indicados/*/ativo', ativo === (status === 'Ativa'), expected, ativo);
        }
      }
    },
  'flow.earnings.order: Earnings come newest first': async (kit) => {
    await newestFirst(kit, 'readEarnings', '/ganhos', 'earning_date');
  },
  'flow.videos.order: Videos come newest first': async (kit) => {
    await newestFirst(kit, 'listVideos', '/videos', 'video_date');
  },
  'flow.funds.order: The history of the funds comes newest first': async (kit) => {
    await newestFirst(kit, 'listFundHistory', '/historico', 'data');
  },
  'flow.funds.everyone: The funds and their history are the same for everyone': async (kit) => {
    for (const id of ['listFunds', 'listFundHistory'] as const) {
      const [field, names] = fundFields[id];
      const read = async (as: Role) => {
        const answer = kit.requireStatus(await kit.call(id, { as }), 200);
        return { call: answer.call, body: fieldsOf(at(answer.body, field), names) };
      };
      const first = await read('member');
      for (const as of ['other', 'admin'] as const) expectUnchanged(kit, await read(as), first.body);
    }
  },
  'flow.videos.everyone: An announcement is for everyone': async (kit) => {
    const announced = (answer: Answer) =>
      listAt(answer.body, '/videos').filter((row) => textAt(row, '/type') === 'anuncio');
    const lists = [];
    for (const as of roles) lists.push(kit.requireStatus(await kit.call('listVideos', { as }), 200));
    for (const answer of lists) {
      const mine = announced(answer).map((row) => numberAt(row, '/id'));
      const missing = lists.flatMap(announced).find((row) => !mine.includes(numberAt(row, '/id')));
      kit.expectInWords(answer, '/videos', missing === undefined, `the announcement ${shown(missing)}`, 'no such row');
    }
  },
  'flow.amounts: Amounts have two decimals at most': async (kit) => {
    for (const id of ['listPayments', 'readEarnings', 'listWithdrawals', 'listFunds', 'listFundHistory'] as const) {
      for (const as of roles) {
        const answer = kit.requireStatus(await kit.call(id, { as }), 200);
        for (const [field, amount] of amountsIn(answer.body))
          kit.expect(answer, field, amount === Math.round(amount * 100) / 100, 'two decimals at most', amount);
      }
    }
  },
  'flow.withdrawals.order: Withdrawals come newest first': async (kit) => {
    const month = (row: unknown) => numberAt(row, '/year') * 12 + numberAt(row, '/month');
    const answer = kit.requireStatus(await kit.call('listWithdrawals', { as: 'member' }), 200);
    expectOrder(
      kit,
      answer,
      '/withdrawals',
      { order: 'newest first', names: ['year', 'month', 'id'] },
      (row, next) => month(row) >= month(next),
    );
  },
});
