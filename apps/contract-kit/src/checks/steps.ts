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
 * The steps of checks by their ids, the first that fits: the latest step of the operations that they call. Others test
 * the operation that ends their id.
 */
const idSteps: readonly (readonly [ids: RegExp, step: number])[] = [
  [/^flow\.login\./, 3],
  [/^flow\.text\.charset/, 4],
  [/^flow\.(?:earnings|funds|payments|qualification|referrals|videos|vouchers|withdrawals)\./, 6],
  [/^flow\.(?:amounts|moments\.past)/, 6],
  [/^flow\.(?:bank|lists\.network|password|profile|(?:recovery|register|resend|reset|sponsor)\.)/, 7],
  [/^flow\.(?:cancel|checkout|voucher)\./, 8],
  [/^(?:flow\.|echo\.|accept\.createCourse|shape\.optional-token)/, 5],
  [/^(?:isolation|race|restart|shape\.large)\./, 9],
];

/** The step of `docs/backend.md` that builds an operation. */
export function stepOfOperation(id: OperationId): number {
  return earlySteps[id] ?? areaSteps[operations[id].area] ?? firstStep;
}

/** The first step of `docs/backend.md` in which a check can pass, with what it needs. */
export function stepOf({ id, needs }: Check): number {
  const operation = id.split('.').at(-1) ?? '';
  const [, byId] = idSteps.find(([ids]) => ids.test(id)) ?? [];
  return Math.max(
    byId ?? (isOperationId(operation) ? stepOfOperation(operation) : firstStep),
    ...[needs ?? []].flat().map(stepOfNeed),
  );
}
