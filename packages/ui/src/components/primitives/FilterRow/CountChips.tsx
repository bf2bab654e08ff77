import { memo } from 'react';
import * as styles from './CountChips.css.ts';

/** A count that is also a filter. */
export interface CountChip {
  /** Unique among the counts. */
  id: string;
  /** What is counted, such as 'Ativos'. */
  label: string;
  /** The formatted count, such as '1.204'. */
  count: string;
  /** Whether its filter is active. */
  pressed: boolean;
}

export interface CountChipsProps {
  /** Accessible name of the group. */
  label: string;
  /** The counts in the order shown. */
  chips: readonly CountChip[];
  /** Called with the id of the pressed one. */
  onPress: (id: string) => void;
}

/** One line of counts above a list; each is a button that filters the list by what it counts. */
export const CountChips = memo(function CountChips({ label, chips, onPress }: CountChipsProps) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map(({ id, label: words, count, pressed }) => (
        <button key={id} type="button" aria-pressed={pressed} className={styles.chip} onClick={() => onPress(id)}>
          {words} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
});
