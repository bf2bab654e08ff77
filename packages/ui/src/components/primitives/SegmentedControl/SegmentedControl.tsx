import type { ReactNode } from 'react';
import * as styles from './SegmentedControl.css.ts';

/** One option of a segmented control. */
export interface Segment<Value extends string> {
  /** The value, unique within the control. */
  value: Value;
  /** The label, one or two words. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group, such as 'Visualização'. */
  label: string;
  /** Two to four options. */
  options: readonly Segment<Value>[];
  /** The chosen option. */
  value: Value;
  /** Called with the new value, not when the chosen option is pressed again. */
  onChange: (value: Value) => void;
  /** Called on hover or focus of an option, to prefetch what it shows. */
  onIntent?: (value: Value) => void;
  /**
   * `medium` is 44 px high, `small` 36 px.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
}

/** Two to four exclusive options as buttons in one track: views, modes, periods. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value: chosen, onChange, onIntent, size = 'medium' } = props;
  return (
    <div role="group" aria-label={label} className={styles.track}>
      {options.map(({ value, label: words, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => value !== chosen && onChange(value)}
          onPointerEnter={() => onIntent?.(value)}
          onFocus={() => onIntent?.(value)}
          className={styles.segment[size]}
        >
          {icon}
          <span className={styles.words}>{words}</span>
        </button>
      ))}
    </div>
  );
}
