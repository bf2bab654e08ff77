import { isDeclaredStatus, operations, type OperationId } from '@raiz/contract';
import { errors } from './errors.ts';
import type { UserRow, World } from './world.ts';

/** Someone who may call an operation; nobody (null) where it needs no token. */
export interface Admitted {
  caller: UserRow | null;
  token: string | null;
}

/** A call turned away before anything else of it is looked at. */
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
 * Lets a caller in or not, by the token alone, so that a visitor learns nothing from a 400 (operations.md, S2, S3 and 1.3).
 * A public operation looks at no token; where one is optional, a bad one is a 401 if the operation declares it, else ignored.
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
  // The member calls of the account area are the profile screen's: the ones that a blocked account is shut out of.
  if (area === 'account' && admitted.caller.blocked) return { status: 403, body: errors.denied };
  return admitted;
}
