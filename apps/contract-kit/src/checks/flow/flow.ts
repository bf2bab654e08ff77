import type { Check, Effect } from '../../core/check.ts';
import type { Need } from '../../core/tools.ts';
import type { Kit } from '../../core/kit.ts';

/** Checks of a business flow: what one call changes for the next. */
export function flow(
  id: string,
  title: string,
  effect: Effect,
  run: (kit: Kit) => Promise<void>,
  needs: Need | readonly Need[] = [],
): Check {
  return { id: `flow.${id}`, title, level: 'flow', effect, needs, run };
}
