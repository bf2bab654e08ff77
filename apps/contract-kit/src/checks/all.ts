import type { ContractConfig } from '../contractConfig.ts';
import type { Check } from '../core/check.ts';
import type { Need } from '../core/tools.ts';
import { at } from '../core/values.ts';
import { courseAcceptance } from './accept/courses.ts';
import { peopleAcceptance } from './accept/people.ts';
import { accountScenarios } from './flow/account.ts';
import { authoringScenarios } from './flow/authoring.ts';
import { certificateFlows } from './flow/certificates.ts';
import { catalogueFlows } from './flow/catalogue.ts';
import { earningFlows } from './flow/earnings.ts';
import { enrolmentScenarios } from './flow/enrolment.ts';
import { networkFlows } from './flow/network.ts';
import { registrationFlows } from './flow/registration.ts';
import { sessionFlows } from './flow/session.ts';
import { cancelFlows, subscriptionFlows } from './flow/subscription.ts';
import { listIsolation } from './isolation/lists.ts';
import { peopleIsolation } from './isolation/people.ts';
import { writeIsolation } from './isolation/writes.ts';
import { toleranceFlows } from './flow/tolerance.ts';
import { tokenFlows } from './flow/tokens.ts';
import { viewScenarios } from './flow/views.ts';
import { ownListFlows, wholeListFlows } from './flow/wholeLists.ts';
import { mailChecks } from './mail/mail.ts';
import { recoveryChecks, restartedLinks } from './mail/recovery.ts';
import { laterPaymentChecks, paymentChecks } from './money/payments.ts';
import { voucherChecks, voucherRaces } from './money/vouchers.ts';
import { accountRaces } from './race/account.ts';
import { authoringRaces } from './race/authoring.ts';
import { learningRaces } from './race/learning.ts';
import { cancelRaces, paymentRaces } from './race/subscription.ts';
import { restartChecks } from './restart/restart.ts';
import { accessChecks } from './shape/access.ts';
import { addressChecks } from './shape/addresses.ts';
import { bodyChecks } from './shape/bodies.ts';
import { largeBodyChecks } from './shape/large.ts';
import { readChecks } from './shape/reads.ts';
import { clockChecks, farClockChecks } from './time/clock.ts';
import { momentChecks } from './time/moments.ts';
import { laterStateChecks, accountStateChecks } from './time/accountStates.ts';

/**
 * Every check, by folders. Those with permanent changes come late: the others find the accounts unchanged. Lists of own
 * rows are read after the checks that made some. Restarts end sessions, so they are last.
 */
export const sections: readonly (readonly [folder: string, checks: readonly Check[]])[] = [
  ['shape', [...readChecks, ...accessChecks, ...addressChecks, ...bodyChecks, ...largeBodyChecks]],
  ['flow', [...sessionFlows, ...tokenFlows, ...networkFlows, ...earningFlows]],
  ['time', [...momentChecks]],
  [
    'flow',
    [
      ...catalogueFlows,
      ...viewScenarios,
      ...enrolmentScenarios,
      ...certificateFlows,
      ...authoringScenarios,
      ...wholeListFlows,
      ...accountScenarios,
    ],
  ],
  ['accept', [...courseAcceptance, ...peopleAcceptance]],
  ['flow', [...toleranceFlows, ...registrationFlows]],
  ['isolation', [...writeIsolation]],
  ['race', [...authoringRaces, ...learningRaces, ...accountRaces, ...paymentRaces]],
  ['flow', [...subscriptionFlows]],
  ['money', [...voucherChecks, ...voucherRaces, ...paymentChecks]],
  ['race', [...cancelRaces]],
  ['flow', [...cancelFlows]],
  ['time', [...accountStateChecks, ...clockChecks]],
  ['money', [...laterPaymentChecks]],
  ['time', [...laterStateChecks]],
  ['flow', [...ownListFlows]],
  ['isolation', [...listIsolation]],
  ['mail', [...mailChecks, ...recoveryChecks]],
  ['isolation', [...peopleIsolation]],
  ['time', [...farClockChecks]],
  ['restart', [restartedLinks, ...restartChecks]],
];

/** Every check of the kit. */
export const allChecks: readonly Check[] = sections.flatMap(([, checks]) => checks);

/** The settings of what a check needs that have another name. */
const settings: Partial<Record<Need, string>> = {
  trial: 'accounts.trial',
  trialOver: 'accounts.trialOver',
  canceled: 'accounts.canceled',
  canceledOver: 'accounts.canceledOver',
  voucherExpired: 'vouchers.expired',
  voucherLastDay: 'vouchers.lastDay',
};

/** The settings that a check lacks, as a sentence; null for one that runs. */
export function leftOut({ effect, needs }: Check, config: Omit<ContractConfig, 'baseUrl'>): string | null {
  const { mayChange = 'courses' } = config;
  const change =
    effect === 'change' && mayChange !== 'accounts'
      ? ['"mayChange": "accounts"']
      : effect === 'own' && mayChange === 'nothing'
        ? ['"mayChange": "courses"']
        : [];
  const lacking = [needs ?? []]
    .flat()
    .map((need) => settings[need] ?? need)
    .filter((setting) => at(config, `/${setting.replace('.', '/')}`) === undefined);
  const all = [...change, ...lacking.map((setting) => `"${setting}"`)];
  return all.length === 0 ? null : `it needs ${all.join(' and ')}`;
}
