import type { Kit } from './kit.ts';
import type { Need } from './tools.ts';

/**
 * What a check may change: `read` nothing; `own` only what it creates and removes itself (courses); `change` the
 * accounts, partly permanently (canceled subscription, used voucher, new member).
 */
export type Effect = 'read' | 'own' | 'change';

/** One check of the kit. */
export interface Check {
  /** Stable name, for `-t`: `flow.bank`. */
  id: string;
  /** What a passing check proves, as a sentence. */
  title: string;
  effect: Effect;
  /** @default nothing */
  needs?: Need | readonly Need[];
  /** Sends calls and expects answers. May throw Stop and Skip; the kit cleans up. */
  run(kit: Kit): Promise<void>;
}
