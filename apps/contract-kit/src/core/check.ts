import type { Kit } from './kit.ts';

/** How deep a run looks: `shape` single answers, `flow` also what follows from what, `fuzz` also generated requests. */
export type Level = 'shape' | 'flow' | 'fuzz';

/**
 * What a check may leave behind: `read` nothing; `own` only touches things that it makes and removes itself (courses of its own);
 * `change` changes the accounts themselves, not all of which can be undone (cancelled subscription, used voucher, new member).
 */
export type Effect = 'read' | 'own' | 'change';

/** One thing the kit can prove. */
export interface Check {
  /** Stable name, for `--only`: `flow.bank.create`. */
  id: string;
  /** What holds when it passes, as a sentence. */
  title: string;
  level: Level;
  effect: Effect;
  /** Makes calls and says what it expects. May throw Stop and Skip; the kit cleans up. */
  run(kit: Kit): Promise<void>;
}

/** The levels that a level holds. */
export const levels: Readonly<Record<Level, readonly Level[]>> = {
  shape: ['shape'],
  flow: ['shape', 'flow'],
  fuzz: ['shape', 'flow', 'fuzz'],
};
