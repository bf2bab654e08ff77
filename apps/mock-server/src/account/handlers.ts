import type { AreaHandlers } from '../core/types.ts';
import { bankHandlers } from './bank.ts';
import { profileHandlers } from './profile.ts';
import { registrationHandlers } from './registration.ts';
import { sessionHandlers } from './session.ts';

/** Account and session: the operations tagged `account` in the contract. */
export const accountHandlers = {
  ...registrationHandlers,
  ...sessionHandlers,
  ...profileHandlers,
  ...bankHandlers,
} satisfies AreaHandlers;
