import { createStore } from '../store.ts';

/** Number of admin calls that the server rejected since the portal was opened: the user is not an administrator. */
export const adminRejections = createStore(0);
