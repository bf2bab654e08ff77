/** Every text of the network area; a screen loads only its own catalogue. */
export * from './network/earnings.ts';
export * from './network/funds.ts';
export * from './network/tabs.ts';
export * from './network/lists.ts';
export * from './network/qualifications.ts';
export * from './network/referrals.ts';
export * from './network/referralTree.ts';
export * from './network/videos.ts';
export * from './network/withdrawals.ts';
