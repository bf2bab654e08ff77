import type { Check, Level } from '../core/check.ts';
import type { Need } from '../core/tools.ts';
import { levels } from '../core/check.ts';
import { courseAcceptance } from './accept/courses.ts';
import { peopleAcceptance } from './accept/people.ts';
import { authoringFlows } from './flow/authoring.ts';
import { bankFlows } from './flow/bank.ts';
import { certificateFlows } from './flow/certificates.ts';
import { catalogueFlows } from './flow/catalogue.ts';
import { earningFlows } from './flow/earnings.ts';
import { enrolmentFlows } from './flow/enrolment.ts';
import { networkFlows } from './flow/network.ts';
import { profileFlows } from './flow/profile.ts';
import { registrationFlows } from './flow/registration.ts';
import { sessionFlows } from './flow/session.ts';
import { cancelFlows, subscriptionFlows } from './flow/subscription.ts';
import { listIsolation } from './isolation/lists.ts';
import { peopleIsolation } from './isolation/people.ts';
import { writeIsolation } from './isolation/writes.ts';
import { toleranceFlows } from './flow/tolerance.ts';
import { tokenFlows } from './flow/tokens.ts';
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
import { stepOf } from './steps.ts';

/** Every check but those with permanent changes, which come last: the others find the accounts unchanged. */
export const fixedChecks: readonly Check[] = [
  ...readChecks,
  ...accessChecks,
  ...addressChecks,
  ...bodyChecks,
  ...largeBodyChecks,
  ...sessionFlows,
  ...tokenFlows,
  ...networkFlows,
  ...earningFlows,
  ...momentChecks,
  ...catalogueFlows,
  ...enrolmentFlows,
  ...certificateFlows,
  ...authoringFlows,
  ...wholeListFlows,
  ...profileFlows,
  ...bankFlows,
  ...courseAcceptance,
  ...peopleAcceptance,
  ...toleranceFlows,
  ...registrationFlows,
  ...writeIsolation,
  ...authoringRaces,
  ...learningRaces,
  ...accountRaces,
  ...paymentRaces,
  ...subscriptionFlows,
  ...voucherChecks,
  ...voucherRaces,
  ...paymentChecks,
  ...cancelRaces,
  ...cancelFlows,
  ...accountStateChecks,
  ...clockChecks,
  ...laterPaymentChecks,
  ...laterStateChecks,
  ...ownListFlows,
  // Runs after the others have created rows.
  ...listIsolation,
  ...mailChecks,
  ...recoveryChecks,
  ...peopleIsolation,
  ...farClockChecks,
];

/** Checks that end sessions or the backend itself; they run after all others. */
export const lastChecks: readonly Check[] = [restartedLinks, ...restartChecks];

/** Every check of the kit. */
export const allChecks: readonly Check[] = [...fixedChecks, ...lastChecks];

/** Which checks to run. */
export interface Choice {
  level: Level;
  /** Whether to skip checks that create things, even when they remove them again. */
  readOnly: boolean;
  /** Whether to run checks that change the accounts permanently. */
  destructive: boolean;
  /** Runs only checks whose id starts with one of these; all when empty. */
  only: readonly string[];
  /**
   * Runs only checks of this step of `docs/backend.md`.
   * @default those of all steps
   */
  step?: number | undefined;
  /** Everything that the user provides; the run skips checks that need more. */
  given: readonly Need[];
}

/** Why a check does not run: its level, what it changes, or what it needs. */
export type Reason = 'level' | 'own' | 'change' | Need;

/** A check that does not run, and all reasons for it. */
export interface LeftOut {
  check: Check;
  reasons: readonly Reason[];
}

/** Why a choice excludes a check; empty for one that runs. */
function reasonsOf({ level, effect, needs }: Check, choice: Choice): Reason[] {
  const isDestructive = choice.destructive && !choice.readOnly;
  return [
    ...(levels[choice.level].includes(level) ? [] : (['level'] as const)),
    ...(effect === 'own' && choice.readOnly ? (['own'] as const) : []),
    ...(effect === 'change' && !isDestructive ? (['change'] as const) : []),
    ...[needs ?? []].flat().filter((need) => !choice.given.includes(need)),
  ];
}

/** The chosen checks, and those that cannot run because an option is missing. */
export function chooseChecks(choice: Choice): { checks: Check[]; leftOut: LeftOut[] } {
  const { only, step } = choice;
  const wanted = allChecks
    .filter(
      (check) =>
        (only.length === 0 || only.some((start) => check.id.startsWith(start))) &&
        (step === undefined || stepOf(check) === step),
    )
    .map((check) => ({ check, reasons: reasonsOf(check, choice) }));
  return {
    checks: wanted.filter(({ reasons }) => reasons.length === 0).map(({ check }) => check),
    leftOut: wanted.filter(({ reasons }) => reasons.length > 0),
  };
}
