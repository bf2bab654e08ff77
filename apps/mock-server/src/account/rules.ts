import type { UserRow, Database } from '../core/database.ts';

/** Normalizes an e-mail address for comparisons: trimmed, in lower case. */
function comparable(email: string): string {
  return email.trim().toLowerCase();
}

/** Finds the person with an e-mail address, ignoring case. */
export function userByEmail(db: Pick<Database, 'users'>, email: string): UserRow | undefined {
  return db.users.find((user) => comparable(user.email) === comparable(email));
}

/** Ends all sessions of a person, or all but one. */
export function endSessions(db: Pick<Database, 'sessions'>, userId: number, except: string | null = null): void {
  db.sessions = db.sessions.filter((session) => session.user_id !== userId || session.token === except);
}
