import { useState } from 'react';

/** State of the row of bars. */
export interface ActiveColumns {
  /** The column with the tab stop: the focused one, else the current one. */
  stop: number;
  /** Called when a column gets the focus, or the row loses it (null). */
  onFocusColumn: (index: number | null) => void;
  /** Called when the pointer enters a column, or leaves the row (null). */
  onPointColumn: (index: number | null) => void;
}

/**
 * The active column, whose amount is shown: the one under the pointer, else the focused one, else
 * `current`.
 * @param count number of columns; an index beyond it means the last column
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
      // Keyboard use overrides a pointer that rests on the chart.
      if (index !== null) onPointColumn(null);
    },
    onPointColumn,
  };
}
