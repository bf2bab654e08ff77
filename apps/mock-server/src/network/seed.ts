import type { World } from '../core/world.ts';
import { seedEarnings } from './seed/earnings.ts';
import { seedFundHistory, seedFunds } from './seed/funds.ts';
import { seedReferrals } from './seed/referrals.ts';
import { seedVideos } from './seed/videos.ts';
import { seedWithdrawals } from './seed/withdrawals.ts';

/**
 * The initial tables of the network area; dates count from `now`, other values from the seed
 * number.
 */
export function networkSeed(
  now: Date,
  seed = 0,
): Pick<World, 'referrals' | 'earnings' | 'withdrawals' | 'videos' | 'funds' | 'fundHistory'> {
  const referrals = seedReferrals(now, seed);
  const earnings = seedEarnings(referrals, now, seed);
  return {
    referrals,
    earnings,
    withdrawals: seedWithdrawals(earnings, now),
    videos: seedVideos(now),
    funds: seedFunds(),
    fundHistory: seedFundHistory(now),
  };
}
