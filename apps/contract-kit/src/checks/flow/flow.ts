import type { Check, Effect } from '../../core/check.ts';
import type { Need } from '../../core/tools.ts';
import type { Kit } from '../../core/kit.ts';

/** Creates checks of how one call affects the next, all of one kind. */
function checksOf(kind: string) {
  return (
    id: string,
    title: string,
    effect: Effect,
    run: (kit: Kit) => Promise<void>,
    needs: Need | readonly Need[] = [],
  ): Check => ({ id: `${kind}.${id}`, title, effect, needs, run });
}

/** Checks of a business flow. */
export const flow = checksOf('flow');

/** Checks of simultaneous calls: `docs/api-decisions.md#calls-at-the-same-time`. */
export const race = checksOf('race');
