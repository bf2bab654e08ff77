import { seedAccounts } from '../account/seed.ts';
import { emptyWorld } from '../core/emptyWorld.ts';
import type { World } from '../core/world.ts';
import { learningSeed } from '../learning/seed.ts';
import { networkSeed } from '../network/seed.ts';
import { subscriptionSeed } from '../subscription/seed.ts';

/**
 * The world the mock starts with: the demo people of decisions.md and what belongs to them. Dates count from `now`; only the
 * tokens of waiting mails differ between two worlds of the same moment.
 */
export function seedWorld(now: Date): World {
  const world = { ...emptyWorld(), ...subscriptionSeed(now), ...networkSeed(now), ...learningSeed(now) };
  seedAccounts(world, now);
  return world;
}
