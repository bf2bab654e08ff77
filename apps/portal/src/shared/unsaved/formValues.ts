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

/** The values of one item at three times. */
export interface Edit<Values> {
  /** The initial values of the form. */
  base: Values;
  /** The values as typed. */
  mine: Values;
  /** The values that the server has now. */
  theirs: Values;
}

/** The values to save, and the fields to ask about first. */
export interface Merge<Values> {
  /** The typed values, and for unchanged fields those of the server. */
  values: Values;
  /** The fields with different changes here and on the server. */
  conflicts: readonly (keyof Values & string)[];
}

/** Joins two edits of the same values, field by field (docs/api-decisions.md#two-authors). */
export function mergeEdits<Values extends Draftable<Values>>({ base, mine, theirs }: Edit<Values>): Merge<Values> {
  const values = { ...theirs };
  const conflicts: (keyof Values & string)[] = [];
  for (const name of changedFields(base, mine)) {
    if (theirs[name] !== base[name] && theirs[name] !== mine[name]) conflicts.push(name);
    values[name] = mine[name];
  }
  return { values, conflicts };
}
