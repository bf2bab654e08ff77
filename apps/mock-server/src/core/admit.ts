import { isDeclaredStatus, operations, type OperationId } from '@raiz/contract';
import { errors } from './errors.ts';
import type { UserRow, World } from './world.ts';

/** An accepted caller; null where no token is needed. */
export interface Admitted {
  caller: UserRow | null;
  token: string | null;
}

/** A call refused before anything else is checked. */
export interface TurnedAway {
  status: 401 | 403;
  body: { error: string; code: string };
}

const noSession: TurnedAway = { status: 401, body: errors.noSession };
const visitor: Admitted = { caller: null, token: null };

function sessionOf(world: World, authorization: string): Admitted {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
  const session = token === null ? undefined : world.sessions.find((row) => row.token === token);
  const caller = session && world.users.find((row) => row.id === session.user_id);
  return caller ? { caller, token } : visitor;
}

/**
 * Accepts or refuses a caller by the token alone, so that a visitor learns nothing from a 400:
 * `docs/api-decisions.md#server-side-checks`. Public operations ignore tokens; where a token is
 * optional, an invalid one is a 401 if the operation declares it, otherwise ignored.
 */
export function admit(id: OperationId, authorization: string | null, world: World): Admitted | TurnedAway {
  const { access, area } = operations[id];
  if (access === 'public') return visitor;
  const admitted = authorization === null ? visitor : sessionOf(world, authorization);
  if (access === 'optional') {
    const isBad = authorization !== null && !admitted.caller;
    return isBad && isDeclaredStatus(id, 401) ? noSession : admitted;
  }
  if (!admitted.caller) return noSession;
  if (access === 'admin' && !admitted.caller.is_admin) return { status: 403, body: errors.adminsOnly };
  // A blocked account is refused on the member operations of the account area.
  if (area === 'account' && admitted.caller.blocked) return { status: 403, body: errors.denied };
  return admitted;
}
