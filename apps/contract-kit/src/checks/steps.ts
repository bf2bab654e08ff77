import { isOperationId, operations, type OperationId } from '@raiz/contract';
import type { Check } from '../core/check.ts';
import type { Need } from '../core/tools.ts';
import uses from './uses.json' with { type: 'json' };

/** The operations that each check calls, separated by spaces, as recorded with the mock server. */
const usesOf: Readonly<Record<string, string | undefined>> = uses;

/** The steps of `docs/backend.md` that `--step` accepts. */
export const [firstStep, lastStep] = [3, 9] as const;

/** The step that builds an area of the contract. */
const areaSteps: Readonly<Record<string, number>> = { admin: 4, learning: 5, network: 6, account: 7, subscription: 8 };

/** Operations that an earlier step builds than their area. */
const earlySteps: Partial<Record<OperationId, number>> = {
  logIn: 3,
  readProfile: 3,
  readSubscriptionStatus: 3,
  listPayments: 6,
  listUsedVouchers: 6,
};

/** The first step in which the needs of a check are available. */
const needSteps: Readonly<Record<Need, number>> = {
  mailbox: 7,
  expire: 7,
  pay: 8,
  clock: 8,
  trial: 8,
  trialOver: 8,
  canceled: 8,
  canceledOver: 8,
  voucherExpired: 8,
  voucherLastDay: 8,
  block: 9,
  restart: 9,
};

/** Kinds of checks that test the entire backend, by the prefix of their ids. */
const kindSteps: Readonly<Record<string, number>> = {
  'isolation.': 9,
  'race.': 9,
  'restart.': 9,
  'shape.large.': 9,
  'fuzz.': 10,
};

/** The step of `docs/backend.md` that builds an operation. */
export function stepOfOperation(id: OperationId): number {
  return earlySteps[id] ?? areaSteps[operations[id].area] ?? firstStep;
}

/** The step of the kind of a check; undefined where only its operations count. */
export function kindStep(id: string): number | undefined {
  return Object.entries(kindSteps).find(([start]) => id.startsWith(start))?.[1];
}

/**
 * The first step of `docs/backend.md` in which a check can pass: the latest one of the operations it calls, of what it
 * needs, and of its kind.
 */
export function stepOf({ id, needs }: Check): number {
  const called = (usesOf[id] ?? '').split(' ').filter(isOperationId);
  return Math.max(
    firstStep,
    kindStep(id) ?? firstStep,
    ...[needs ?? []].flat().map((need) => needSteps[need]),
    ...called.map(stepOfOperation),
  );
}
