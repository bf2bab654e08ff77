import { isOperationId, operations, type OperationId } from '@raiz/contract';
import type { Check } from '../core/check.ts';
import type { Need } from '../core/tools.ts';

/** The steps of `docs/backend.md` that checks have as tags. */
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

/**
 * The steps of checks by the prefix of their ids, the longest first: the latest step of the operations that they call.
 * Others test the operation that ends their id.
 */
const prefixSteps: Readonly<Record<string, number>> = {
  'accept.createCourse': 5,
  'echo.': 5,
  'flow.': 5,
  'flow.amounts': 6,
  'flow.bank': 7,
  'flow.cancel.': 8,
  'flow.checkout.': 8,
  'flow.earnings.': 6,
  'flow.funds.': 6,
  'flow.lists.network': 7,
  'flow.login.': 3,
  'flow.moments.past': 6,
  'flow.password': 7,
  'flow.payments.': 6,
  'flow.profile': 7,
  'flow.qualification.': 6,
  'flow.recovery.': 7,
  'flow.referrals.': 6,
  'flow.register.': 7,
  'flow.resend.': 7,
  'flow.reset.': 7,
  'flow.sponsor.': 7,
  'flow.text.charset': 4,
  'flow.videos.': 6,
  'flow.voucher.': 8,
  'flow.vouchers.': 6,
  'flow.withdrawals.': 6,
  'isolation.': 9,
  'race.': 9,
  'restart.': 9,
  'shape.large.': 9,
  'shape.optional-token': 5,
};
const prefixes = Object.entries(prefixSteps).sort(([one], [other]) => other.length - one.length);

/** The step of `docs/backend.md` that builds an operation. */
export function stepOfOperation(id: OperationId): number {
  return earlySteps[id] ?? areaSteps[operations[id].area] ?? firstStep;
}

/** The first step of `docs/backend.md` in which a check can pass, with what it needs. */
export function stepOf({ id, needs }: Check): number {
  const operation = id.split('.').at(-1) ?? '';
  const byPrefix = prefixes.find(([start]) => id.startsWith(start))?.[1];
  return Math.max(
    byPrefix ?? (isOperationId(operation) ? stepOfOperation(operation) : firstStep),
    ...[needs ?? []].flat().map((need) => needSteps[need]),
  );
}
