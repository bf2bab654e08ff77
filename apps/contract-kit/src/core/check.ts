import type { Kit } from './kit.ts';
import type { Need } from './tools.ts';

/**
 * Level of a run: `shape` checks single answers, `flow` also how calls affect each other.
 */
export type Level = 'shape' | 'flow';

/**
 * What a check may change: `read` nothing; `own` only what it creates and removes itself (courses); `change` the
 * accounts, partly permanently (canceled subscription, used voucher, new member).
 */
export type Effect = 'read' | 'own' | 'change';

/** One check of the kit. */
export interface Check {
  /** Stable name, for `--only`: `flow.bank.create`. */
  id: string;
  /** What a passing check proves, as a sentence. */
  title: string;
  level: Level;
  effect: Effect;
  /** @default nothing */
  needs?: Need | readonly Need[];
  /** Sends calls and expects answers. May throw Stop and Skip; the kit cleans up. */
  run(kit: Kit): Promise<void>;
}

/** The levels that a level includes. */
export const levels: Readonly<Record<Level, readonly Level[]>> = {
  shape: ['shape'],
  flow: ['shape', 'flow'],
};
