import { useState } from 'react';

/** Which column the row of bars is about, and how that changes. */
export interface ActiveColumns {
  /** The column that the Tab key leads to: the focused one, else the current one. */
  stop: number;
  /** The focus came to a column, or left the row (null). */
  onFocusColumn: (index: number | null) => void;
  /** The pointer is above a column, or left the row (null). */
  onPointColumn: (index: number | null) => void;
}

/**
 * The column whose figure shows: the one pointed at, else the focused one, else `current`.
 * @param count how many columns there are; should they become fewer, the last one stands in for those gone
 */
export function useActiveColumn(count: number, current: number) {
  const [focused, setFocused] = useState<number | null>(null);
  const [under, onPointColumn] = useState<number | null>(null);
  const last = count - 1;
  const pointed = under ?? focused;
  return {
    active: Math.min(pointed ?? current, last),
    pointed: pointed === null ? null : Math.min(pointed, last),
    stop: Math.min(focused ?? current, last),
    onFocusColumn: (index: number | null) => {
      setFocused(index);
      // Whoever uses the keys is not to be held back by a mouse that happens to lie there.
      if (index !== null) onPointColumn(null);
    },
    onPointColumn,
  };
}
