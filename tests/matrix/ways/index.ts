import type { OperationId } from '@raiz/contract';
import type { Ways } from '../way.ts';
import { accountWays } from './account.ts';
import { adminWays } from './admin.ts';
import { learningWays } from './learning.ts';
import { networkWays } from './network.ts';
import { subscriptionWays } from './subscription.ts';

/**
 * How every operation of the contract is reached in the portal. An operation that is missing here
 * is a type error.
 */
export const ways: Ways<OperationId> = {
  ...accountWays,
  ...subscriptionWays,
  ...networkWays,
  ...learningWays,
  ...adminWays,
};
