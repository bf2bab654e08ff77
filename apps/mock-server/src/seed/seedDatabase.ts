import { seedAccounts } from '../account/seed.ts';
import { emptyDatabase } from '../core/database.ts';
import type { Database } from '../core/database.ts';
import { learningSeed } from '../learning/seed.ts';
import { networkSeed } from '../network/seed.ts';
import { subscriptionSeed } from '../subscription/seed.ts';

/**
 * The initial database of the mock: the demo people and their data. Dates count from `now`; another number generates
 * other networks, earnings and certificate addresses. With the same moment and number, only the tokens of mails differ.
 */
export function seedDatabase(now: Date, seed = 0): Database {
  // Far apart, so that the next number repeats no network of another leader.
  const base = Math.imul(seed, 7919);
  const db = { ...emptyDatabase(), ...subscriptionSeed(now) };
  seedAccounts(db, now);
  Object.assign(db, learningSeed(db.users, now, base));
  return Object.assign(db, networkSeed(db, now, base));
}
