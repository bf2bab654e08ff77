import { accountHandlers } from './account/handlers.ts';
import { adminHandlers } from './admin/handlers.ts';
import { learningHandlers } from './learning/handlers.ts';
import { networkHandlers } from './network/handlers.ts';
import { subscriptionHandlers } from './subscription/handlers.ts';
import type { Handlers } from './core/types.ts';

/** Every operation of the contract and what answers it: a missing one does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...subscriptionHandlers,
  ...networkHandlers,
  ...learningHandlers,
  ...adminHandlers,
};
