import type { World } from './world.ts';

/** A world without rows. */
export function emptyWorld(): World {
  return {
    users: [],
    sessions: [],
    mailTokens: [],
    mails: [],
    bankAccounts: [],
    subscriptions: [],
    payments: [],
    vouchers: [],
    usedVouchers: [],
    checkouts: [],
    referrals: [],
    earnings: [],
    withdrawals: [],
    videos: [],
    funds: [],
    fundHistory: [],
    courses: [],
    modules: [],
    lessons: [],
    enrolments: [],
    progress: [],
    certificates: [],
  };
}
