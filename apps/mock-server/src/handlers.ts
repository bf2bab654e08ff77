import { accountHandlers } from './account/handlers.ts';
import { adminHandlers } from './admin/handlers.ts';
import { learningHandlers } from './learning/handlers.ts';
import { networkHandlers } from './network/handlers.ts';
import { subscriptionHandlers } from './subscription/handlers.ts';
import type { Handlers } from './core/types.ts';

/** Maps every operation of the contract to its handler; a missing one does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...subscriptionHandlers,
  ...networkHandlers,
  ...learningHandlers,
  ...adminHandlers,
};
