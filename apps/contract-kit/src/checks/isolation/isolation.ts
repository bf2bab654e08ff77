import type { Check, Effect } from '../../core/check.ts';
import type { Need } from '../../core/tools.ts';
import type { Kit } from '../../core/kit.ts';

/** Checks that what belongs to one person stays theirs: `docs/api-decisions.md#ownership`. */
export function isolation(
  id: string,
  title: string,
  effect: Effect,
  run: (kit: Kit) => Promise<void>,
  needs: Need | readonly Need[] = [],
): Check {
  return { id: `isolation.${id}`, title, level: 'flow', effect, needs, run };
}
