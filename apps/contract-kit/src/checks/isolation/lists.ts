import { operations, type OperationId } from '@raiz/contract';
import { roles } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import { shown } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import { comparable, isSame, numberAt, textAt } from '../../core/values.ts';
import { enrol } from '../flow/enrolment.ts';
import { expectSponsors } from '../flow/network.ts';
import { createCourse } from '../createCourse.ts';
import { asOwner, expectUnchanged, ownReads, rowsOf } from './others.ts';

/** A list whose rows belong to one person each. */
interface OwnList {
  id: OperationId;
  field: string;
  /** What its rows are, for the title. */
  what: string;
  /**
   * Whether a row belongs to one person; the others are for everyone.
   * @default all
   */
  isOwn?: (row: unknown) => boolean;
}

const ownLists: readonly OwnList[] = [
  { id: 'listPayments', field: '/pagamentos', what: 'payments' },
  { id: 'listUsedVouchers', field: '/vouchers', what: 'used vouchers' },
  { id: 'readEarnings', field: '/ganhos', what: 'earnings' },
  { id: 'listWithdrawals', field: '/withdrawals', what: 'withdrawals' },
  {
    id: 'listVideos',
    field: '/videos',
    what: 'achievements and bonuses',
    isOwn: (row) => ['conquista', 'bonus'].includes(textAt(row, '/type')),
  },
  { id: 'listMyCertificates', field: '', what: 'certificates' },
];

/** Expects that no row of one account is in the list of another. */
function ownRows({ id, field, what, isOwn = () => true }: OwnList): Check[] {
  return checks('read', {
    [`isolation.${id}: GET ${operations[id].path} shows nobody the ${what} of another`]: async (kit: Kit) => {
      const all = (await rowsOf(kit, id, field)).map(({ rows, ...one }) => ({ ...one, rows: rows.filter(isOwn) }));
      if (all.every(({ rows }) => rows.length === 0))
        kit.skip(`None of the three accounts has ${what}: give one of them some.`);
      for (const [index, { as, rows }] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          const shared = other.rows.find((row) => rows.some((one) => isSame(comparable(one), comparable(row))));
          if (shared === undefined) continue;
          const got = `${shown(shared)}, which ${as} has too`;
          kit.report(other.answer, field, `only the ${what} of ${other.as}`, got);
        }
      }
    },
  });
}

/** Ids of the people of a network with their depths. */
function depthsOf(rows: readonly unknown[]): Map<number, number> {
  return new Map(rows.map((row) => [numberAt(row, '/id'), numberAt(row, '/profundidade')]));
}

/** Lists of one person: `docs/api-decisions.md#ownership`. */
export const listIsolation: readonly Check[] = [
  ...ownLists.flatMap(ownRows),
  ...checks('read', {
    'isolation.listReferrals: The networks of the accounts fit together: each holds those below it whole, with their sponsors, and nobody else':
      async (kit) => {
        const all = await rowsOf(kit, 'listReferrals', '/indicados');
        const networks = all.map((one) => ({ ...one, id: kit.people[one.as].id, depths: depthsOf(one.rows) }));
        // The shape reports depths of another type.
        if (networks.some(({ depths }) => [...depths.values()].some(Number.isNaN))) return;
        for (const top of networks) {
          kit.expectInWords(top.answer, '/indicados', !top.depths.has(top.id), `not ${top.as}, who asks`, top.as);
          for (const below of networks.filter((one) => one !== top)) {
            const depth = top.depths.get(below.id);
            if (depth !== undefined) {
              const lost = [...below.depths].find(([id, own]) => top.depths.get(id) !== depth + own);
              const expected = `the network of ${below.as}, ${depth} deeper`;
              kit.expectInWords(
                top.answer,
                '/indicados',
                lost === undefined,
                expected,
                `another depth or none for id ${lost?.[0]}`,
              );
            } else if (!below.depths.has(top.id)) {
              const shared = [...below.depths.keys()].find((id) => top.depths.has(id));
              const expected = `nobody from the network of ${below.as}`;
              kit.expectInWords(top.answer, '/indicados', shared === undefined, expected, `id ${shared}`);
            }
          }
          expectSponsors(kit, top.answer, kit.people[top.as]);
        }
      },
    'isolation.readMySponsor: The sponsor of an account is the one whose direct referral it is': async (kit) => {
      for (const { as: top, rows } of await rowsOf(kit, 'listReferrals', '/indicados')) {
        for (const as of roles) {
          if (as === top) continue;
          const isDirect = rows.some(
            (row) => numberAt(row, '/id') === kit.people[as].id && numberAt(row, '/profundidade') === 1,
          );
          const answer = kit.requireStatus(await kit.call('readMySponsor', { as }), 200);
          const email = textAt(answer.body, '/email').toLowerCase();
          const isSponsor = email === kit.people[top].email.toLowerCase();
          const expected = `${isDirect ? 'the' : 'not the'} address of ${top}`;
          kit.expect(answer, '/email', isSponsor === isDirect, expected, email);
        }
      }
    },
    'isolation.query: Whoever a query names, each account reads its own': async (kit) => {
      for (const id of ownReads) {
        const sent = asOwner(kit, id, 'member');
        const mine = kit.requireStatus(await kit.call(id, sent), 200);
        const { id: another } = kit.people.other;
        const query = { id: another, userId: another, user_id: another, ...sent.query };
        const named = kit.requireStatus(await kit.call(id, { ...sent, query }), 200);
        expectUnchanged(kit, named, mine.body);
      }
    },
  }),
  ...checks('own', {
    'isolation.listMyCourses: Each account sees the courses that it is enrolled in, and no others': async (kit) => {
      const mine = new Map<string, number>();
      for (const as of roles) {
        const { id } = await createCourse(kit, { name: `curso de ${as}`, modules: [] });
        await enrol(kit, id, as);
        mine.set(as, id);
      }
      for (const { as, answer, rows } of await rowsOf(kit, 'listMyCourses', '')) {
        const ids = rows.map((row) => numberAt(row, '/id'));
        for (const [owner, id] of mine)
          kit.expect(answer, '', ids.includes(id) === (owner === as), `${owner === as ? '' : 'not '}course ${id}`, ids);
      }
    },
  }),
];
