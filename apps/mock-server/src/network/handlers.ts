import type { AreaHandlers } from '../core/types.ts';
import type { OwnedBy } from '../core/database.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import { networkOf } from './downline.ts';
import { earningsIn, totalsByMonth, totalsByType } from './earnings.ts';
import { qualificationOf } from './qualification.ts';

/** The rows of one owner without the owner's id. */
function ownedBy<Row>(rows: OwnedBy<Row>[], userId: number): Omit<OwnedBy<Row>, 'user_id'>[] {
  return rows.filter((row) => row.user_id === userId).map(({ user_id: _owner, ...row }) => row);
}

/** Network and earnings: the operations tagged `network` in the contract. */
export const networkHandlers = {
  listReferrals({ db, caller, now }) {
    const indicados = networkOf(db, caller.id, now).map(({ recognised_level: _level, ...person }) => person);
    return { status: 200, body: { indicados } };
  },

  readEarnings({ db, caller, now, query }) {
    const mine = earningsIn(ownedBy(db.earnings, caller.id), query, now);
    const ganhos = newestFirst(
      mine,
      (row) => row.earning_date,
      (row) => row.id,
    );
    return { status: 200, body: { ganhos, totaisPorTipo: totalsByType(mine), totaisPorMes: totalsByMonth(mine) } };
  },

  listVideos({ db, caller }) {
    const mine = db.videos.filter(({ user_id = caller.id }) => user_id === caller.id);
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

  readQualification({ db, caller, now }) {
    return { status: 200, body: qualificationOf(caller, networkOf(db, caller.id, now)) };
  },

  listFunds({ db }) {
    return { status: 200, body: { fundos: db.funds } };
  },

  listFundHistory({ db }) {
    return { status: 200, body: { historico: newestFirst(db.fundHistory, (row) => row.data) } };
  },

  listWithdrawals({ db, caller }) {
    const mine = ownedBy(db.withdrawals, caller.id);
    return {
      status: 200,
      body: { withdrawals: mine.sort((a, b) => b.year - a.year || b.month - a.month || b.id - a.id) },
    };
  },
} satisfies AreaHandlers;
