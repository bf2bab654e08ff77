import { earningsMessages } from './network/earnings.ts';
import { fundsMessages } from './network/funds.ts';
import { networkTabsMessages } from './network/tabs.ts';
import { networkListsMessages } from './network/lists.ts';
import { levelWords } from './levelWords.ts';
import { qualificationsMessages } from './network/qualifications.ts';
import { referralsMessages } from './network/referrals.ts';
import { referralTreeMessages } from './network/referralTree.ts';
import { videosMessages } from './network/videos.ts';
import { withdrawalsMessages } from './network/withdrawals.ts';

export {
  earningsMessages,
  fundsMessages,
  levelWords,
  networkTabsMessages,
  networkListsMessages,
  qualificationsMessages,
  referralsMessages,
  referralTreeMessages,
  videosMessages,
  withdrawalsMessages,
};

/**
 * Every text of the network area by screen. Screens import only their own catalogue, which keeps
 * the others out of their chunk.
 */
export const networkMessages = {
  referrals: referralsMessages,
  referralTree: referralTreeMessages,
  earnings: earningsMessages,
  withdrawals: withdrawalsMessages,
  qualifications: qualificationsMessages,
  videos: videosMessages,
  funds: fundsMessages,
  tabs: networkTabsMessages,
  lists: networkListsMessages,
} as const;
