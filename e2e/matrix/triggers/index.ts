import type { OperationId } from '@raiz/contract';
import type { Triggers } from '../trigger.ts';
import { accountTriggers } from './account.ts';
import { adminTriggers } from './admin.ts';
import { learningTriggers } from './learning.ts';
import { networkTriggers } from './network.ts';
import { subscriptionTriggers } from './subscription.ts';

/** The triggers of every operation of the contract. A missing operation is a type error. */
export const triggers: Triggers<OperationId> = {
  ...accountTriggers,
  ...subscriptionTriggers,
  ...networkTriggers,
  ...learningTriggers,
  ...adminTriggers,
};
