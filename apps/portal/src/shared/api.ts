import { createApi, session } from '@raiz/api-client';
import { onDrift } from './onDrift.ts';
import { role } from './role.ts';
import { noteSessionEnd } from './sessionEnd.ts';

/** The portal's one API client, for `/api` on its own origin. */
export const api = createApi({
  session,
  onSessionEnd: () => noteSessionEnd('expired'),
  onRoleRefused: role.refused,
  onDrift,
});
