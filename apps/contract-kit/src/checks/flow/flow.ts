import type { Check, Effect } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';

/** A business flow: what follows from what. */
export function flow(id: string, title: string, effect: Effect, run: (kit: Kit) => Promise<void>): Check {
  return { id: `flow.${id}`, title, level: 'flow', effect, run };
}
