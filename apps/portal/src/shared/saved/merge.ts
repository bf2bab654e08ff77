import { changedFields, type Draftable } from '../unsaved/formValues.ts';

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
  clashes: readonly (keyof Values & string)[];
}

/** Joins two edits of the same values, field by field (docs/api-decisions.md#two-authors). */
export function mergeEdits<Values extends Draftable<Values>>({ base, mine, theirs }: Edit<Values>): Merge<Values> {
  const values = { ...theirs };
  const clashes: (keyof Values & string)[] = [];
  for (const name of changedFields(base, mine)) {
    if (theirs[name] !== base[name] && theirs[name] !== mine[name]) clashes.push(name);
    values[name] = mine[name];
  }
  return { values, clashes };
}

/** Maximum number of letters of a text that the dialog shows. */
const maxLetters = 240;
/** Number of letters that the dialog shows before the first difference. */
const lettersBefore = 60;

/** The part of a long text in which it first differs from another one. */
export function differingPart(text: string, other: string): string {
  const letters = [...text];
  if (letters.length <= maxLetters) return text;
  const others = [...other];
  const difference = letters.findIndex((letter, at) => letter !== others[at]);
  const from = Math.max(0, (difference === -1 ? letters.length : difference) - lettersBefore);
  const part = letters.slice(from, from + maxLetters).join('');
  return `${from > 0 ? '…' : ''}${part}${from + maxLetters < letters.length ? '…' : ''}`;
}
