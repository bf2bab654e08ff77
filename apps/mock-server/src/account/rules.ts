import type { UserRow, World } from '../core/world.ts';

/** An e-mail address for comparisons: trimmed, in lower case. */
function comparable(email: string): string {
  return email.trim().toLowerCase();
}

/** The person with an e-mail address, in any case. */
export function userByEmail(world: Pick<World, 'users'>, email: string): UserRow | undefined {
  return world.users.find((user) => comparable(user.email) === comparable(email));
}

/** Ends all sessions of a person, or all but one. */
export function endSessions(world: Pick<World, 'sessions'>, userId: number, except: string | null = null): void {
  world.sessions = world.sessions.filter((session) => session.user_id !== userId || session.token === except);
}
