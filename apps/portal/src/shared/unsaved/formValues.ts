/**
 * Form values that can be drafted: flat texts, numbers and booleans. Never passwords, and bank data
 * in the tab only.
 */
export type Draftable<Values> = { [Field in keyof Values]: string | number | boolean };

/** The fields whose values differ, in the order of the screen. */
export function changedFields<Values extends Draftable<Values>>(
  from: Values,
  to: Values,
): readonly (keyof Values & string)[] {
  const changed: (keyof Values & string)[] = [];
  for (const name in from) if (from[name] !== to[name]) changed.push(name);
  return changed;
}

/** Whether two sets of form values are equal. */
export function sameValues<Values extends Draftable<Values>>(one: Values, other: Values): boolean {
  return changedFields(one, other).length === 0;
}

/** `values` with the named fields of `others`. */
export function withFields<Values extends object>(
  values: Values,
  others: Values,
  names: readonly (keyof Values)[],
): Values {
  const next = { ...values };
  for (const name of names) next[name] = others[name];
  return next;
}
