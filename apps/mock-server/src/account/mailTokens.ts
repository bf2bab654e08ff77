import { randomToken } from '../core/randomToken.ts';
import type { MailTokenRow, UserRow, Database } from '../core/database.ts';

/** Validity of a reset link in minutes; a confirmation link stays valid. */
export const resetMinutes = 60;

/**
 * Creates a link for a person and returns its token. Earlier links stay valid; setting a new password invalidates them
 * all.
 */
export function issueMailToken(db: Database, user: UserRow, purpose: MailTokenRow['purpose'], now: Date): string {
  const token = randomToken();
  const end = new Date(now.getTime() + resetMinutes * 60_000);
  db.mailTokens.push({
    token,
    user_id: user.id,
    purpose,
    expires_at: purpose === 'reset' ? end.toISOString() : null,
  });
  return token;
}

/** The person of a link; null when it is unknown, used or expired. */
function holderOf(db: Database, token: string, purpose: MailTokenRow['purpose'], now: Date): UserRow | null {
  const row = db.mailTokens.find((one) => one.token === token && one.purpose === purpose);
  if (!row || (row.expires_at !== null && Date.parse(row.expires_at) <= now.getTime())) return null;
  return db.users.find((one) => one.id === row.user_id) ?? null;
}

/**
 * Confirms the address of a link's person; false for an unknown link. A link works repeatedly, because mail scanners
 * open it too.
 */
export function confirmAddress(db: Database, token: string, now: Date): boolean {
  const user = holderOf(db, token, 'confirm', now);
  if (user) user.confirmed = true;
  return user !== null;
}

/**
 * Consumes a link for a new password and returns its person; null when it is unknown, used or expired. Invalidates the
 * person's other reset links.
 */
export function redeemResetToken(db: Database, token: string, now: Date): UserRow | null {
  const user = holderOf(db, token, 'reset', now);
  if (user) dropMailTokens(db, user.id, 'reset');
  return user;
}

/** Invalidates a person's links of one purpose. */
export function dropMailTokens(db: Database, userId: number, purpose: MailTokenRow['purpose']): void {
  db.mailTokens = db.mailTokens.filter((row) => row.user_id !== userId || row.purpose !== purpose);
}
