import { randomToken } from '../core/randomToken.ts';
import type { MailTokenRow, UserRow, World } from '../core/world.ts';

/** Validity of a reset link in minutes; a confirmation link is valid until it is used. */
export const resetMinutes = 60;

/**
 * Creates a one-time link for a person and returns its token. Earlier links stay valid until one of
 * them is used.
 */
export function issueMailToken(world: World, user: UserRow, purpose: MailTokenRow['purpose'], now: Date): string {
  const token = randomToken();
  const end = new Date(now.getTime() + resetMinutes * 60_000);
  world.mailTokens.push({
    token,
    user_id: user.id,
    purpose,
    expires_at: purpose === 'reset' ? end.toISOString() : null,
  });
  return token;
}

/**
 * Uses a one-time link and returns its person; null when it is unknown, used or expired. The
 * person's other links of the same purpose become invalid.
 */
export function redeemMailToken(
  world: World,
  token: string,
  purpose: MailTokenRow['purpose'],
  now: Date,
): UserRow | null {
  const row = world.mailTokens.find((one) => one.token === token && one.purpose === purpose);
  const user = world.users.find((one) => one.id === row?.user_id);
  if (!row || !user || (row.expires_at !== null && Date.parse(row.expires_at) <= now.getTime())) return null;
  dropMailTokens(world, user.id, purpose);
  return user;
}

/** Invalidates a person's links of one purpose. */
export function dropMailTokens(world: World, userId: number, purpose: MailTokenRow['purpose']): void {
  world.mailTokens = world.mailTokens.filter((row) => row.user_id !== userId || row.purpose !== purpose);
}
