import type { AreaHandlers } from '../core/types.ts';
import type { OwnedBy } from '../core/world.ts';
import { networkOf } from './downline.ts';
import { earningsIn, totalsByMonth, totalsByType } from './earnings.ts';
import { newestFirst } from './newestFirst.ts';
import { qualificationOf } from './qualification.ts';

/** The rows of one owner without the owner's id. */
function ownedBy<Row>(rows: OwnedBy<Row>[], userId: number): Omit<OwnedBy<Row>, 'user_id'>[] {
  return rows.filter((row) => row.user_id === userId).map(({ user_id: _owner, ...row }) => row);
}

/** Network and earnings: the seven operations tagged `network` in the contract. */
export const networkHandlers = {
  listReferrals({ world, caller, now }) {
    return { status: 200, body: { indicados: networkOf(world, caller.id, now) } };
  },

  readEarnings({ world, caller, now, query }) {
    const mine = earningsIn(ownedBy(world.earnings, caller.id), query, now);
    const ganhos = newestFirst(
      mine,
      (row) => row.earning_date,
      (row) => row.id,
    );
    return { status: 200, body: { ganhos, totaisPorTipo: totalsByType(mine), totaisPorMes: totalsByMonth(mine) } };
  },

  listVideos({ world, caller }) {
    const mine = world.videos.filter(({ user_id = caller.id }) => user_id === caller.id);
    return {
      status: 200,
      body: {
        videos: newestFirst(
          mine.map(({ user_id: _owner, ...row }) => row),
          (row) => row.video_date,
          (row) => row.id,
        ),
      },
    };
  },

  readQualification({ world, caller, now }) {
    return { status: 200, body: qualificationOf(caller, networkOf(world, caller.id, now)) };
  },

  listFunds({ world }) {
    return { status: 200, body: { fundos: world.funds } };
  },

  listFundHistory({ world }) {
    return {
      status: 200,
      body: {
        historico: newestFirst(
          world.fundHistory,
          (row) => row.data,
          () => 0,
        ),
      },
    };
  },

  listWithdrawals({ world, caller }) {
    const mine = ownedBy(world.withdrawals, caller.id);
    return {
      status: 200,
      body: { withdrawals: mine.sort((a, b) => b.year - a.year || b.month - a.month || b.id - a.id) },
    };
  },
} satisfies AreaHandlers<
  | 'listReferrals'
  | 'readEarnings'
  | 'listVideos'
  | 'readQualification'
  | 'listFunds'
  | 'listFundHistory'
  | 'listWithdrawals'
>;
