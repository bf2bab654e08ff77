import { seedAccounts } from '../account/seed.ts';
import { emptyWorld } from '../core/emptyWorld.ts';
import type { World } from '../core/world.ts';
import { learningSeed } from '../learning/seed.ts';
import { networkSeed } from '../network/seed.ts';
import { subscriptionSeed } from '../subscription/seed.ts';

/**
 * The world the mock starts with: the demo people of decisions.md and what belongs to them. Dates count from `now`; another number
 * gives the demo people another network, other earnings and other certificate addresses. Between two worlds of the same moment
 * and number only the tokens of waiting mails differ.
 */
export function seedWorld(now: Date, seed = 0): World {
  // Far apart, so that no leader's network comes back as another leader's under the next number.
  const base = Math.imul(seed, 7919);
  const world = { ...emptyWorld(), ...subscriptionSeed(now), ...networkSeed(now, base), ...learningSeed(now, base) };
  seedAccounts(world, now);
  return world;
}
