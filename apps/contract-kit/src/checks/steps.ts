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

/** The first step in which a need of a check is available. */
function stepOfNeed(need: Need): number {
  if (need === 'mailbox' || need === 'expire') return 7;
  return need === 'block' || need === 'restart' ? 9 : 8;
}

/**
 * The steps of checks by the prefix of their ids, the longest first: the latest step of the operations that they call.
 * Others test the operation that ends their id.
 */
const prefixSteps: Readonly<Record<number, readonly string[]>> = {
  3: ['flow.login.'],
  4: ['flow.text.charset'],
  5: ['accept.createCourse', 'echo.', 'flow.', 'shape.optional-token'],
  6: [
    'flow.amounts',
    'flow.earnings.',
    'flow.funds.',
    'flow.moments.past',
    'flow.payments.',
    'flow.qualification.',
    'flow.referrals.',
    'flow.videos.',
    'flow.vouchers.',
    'flow.withdrawals.',
  ],
  7: [
    'flow.bank',
    'flow.lists.network',
    'flow.password',
    'flow.profile',
    'flow.recovery.',
    'flow.register.',
    'flow.resend.',
    'flow.reset.',
    'flow.sponsor.',
  ],
  8: ['flow.cancel.', 'flow.checkout.', 'flow.voucher.'],
  9: ['isolation.', 'race.', 'restart.', 'shape.large.'],
};
const prefixes = Object.entries(prefixSteps)
  .flatMap(([step, starts]) => starts.map((start) => ({ start, step: Number(step) })))
  .sort((one, other) => other.start.length - one.start.length);

/** The step of `docs/backend.md` that builds an operation. */
export function stepOfOperation(id: OperationId): number {
  return earlySteps[id] ?? areaSteps[operations[id].area] ?? firstStep;
}

/** The first step of `docs/backend.md` in which a check can pass, with what it needs. */
export function stepOf({ id, needs }: Check): number {
  const operation = id.split('.').at(-1) ?? '';
  const byPrefix = prefixes.find(({ start }) => id.startsWith(start))?.step;
  return Math.max(
    byPrefix ?? (isOperationId(operation) ? stepOfOperation(operation) : firstStep),
    ...[needs ?? []].flat().map(stepOfNeed),
  );
}
