import type { Check, Level } from '../core/check.ts';
import { levels } from '../core/check.ts';
import { authoringFlows } from './flow/authoring.ts';
import { bankFlows } from './flow/bank.ts';
import { catalogueFlows } from './flow/catalogue.ts';
import { enrolmentFlows } from './flow/enrolment.ts';
import { lessonFlows } from './flow/lessons.ts';
import { networkFlows } from './flow/network.ts';
import { profileFlows } from './flow/profile.ts';
import { registrationFlows } from './flow/registration.ts';
import { sessionFlows } from './flow/session.ts';
import { cancelFlows, subscriptionFlows } from './flow/subscription.ts';
import { accountRaces } from './race/account.ts';
import { authoringRaces } from './race/authoring.ts';
import { learningRaces } from './race/learning.ts';
import { cancelRaces, paymentRaces } from './race/subscription.ts';
import { accessChecks } from './shape/access.ts';
import { addressChecks } from './shape/addresses.ts';
import { bodyChecks } from './shape/bodies.ts';
import { readChecks } from './shape/reads.ts';
import { fuzzChecks, type FuzzOptions } from './fuzz/fuzz.ts';

/**
 * Every check except the generated ones. Checks that cannot be undone come last, so that the others
 * find the accounts unchanged.
 */
export const fixedChecks: readonly Check[] = [
  ...readChecks,
  ...accessChecks,
  ...addressChecks,
  ...bodyChecks,
  ...sessionFlows,
  ...networkFlows,
  ...catalogueFlows,
  ...enrolmentFlows,
  ...authoringFlows,
  ...lessonFlows,
  ...profileFlows,
  ...bankFlows,
  ...registrationFlows,
  ...authoringRaces,
  ...learningRaces,
  ...accountRaces,
  ...paymentRaces,
  ...subscriptionFlows,
  ...cancelRaces,
  ...cancelFlows,
];

/** Which checks to run. */
export interface Choice extends FuzzOptions {
  level: Level;
  /** Whether to skip checks that create things, even when they remove them again. */
  readOnly: boolean;
  /** Whether to run checks that change the accounts permanently. */
  destructive: boolean;
  /** Only checks whose id starts with one of these; all when empty. */
  only: readonly string[];
}

/** The chosen checks, and how many were skipped because they change things. */
export function chooseChecks({ level, readOnly, destructive, only, ...fuzz }: Choice): {
  checks: Check[];
  leftOut: { own: number; change: number };
} {
  const all = [...fixedChecks, ...fuzzChecks(fuzz)].filter(
    (check) =>
      levels[level].includes(check.level) && (only.length === 0 || only.some((start) => check.id.startsWith(start))),
  );
  const mayOwn = !readOnly;
  const mayChange = destructive && !readOnly;
  const isOut = ({ effect }: Check) => (effect === 'own' && !mayOwn) || (effect === 'change' && !mayChange);
  const out = all.filter(isOut);
  const count = (effect: Check['effect']) => out.filter((check) => check.effect === effect).length;
  return { checks: all.filter((check) => !isOut(check)), leftOut: { own: count('own'), change: count('change') } };
}
