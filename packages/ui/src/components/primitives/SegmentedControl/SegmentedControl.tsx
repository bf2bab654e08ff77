import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
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
  /** Called with the new value, not when the user presses the chosen option again. */
  onChange: (value: Value) => void;
  /** Called on hover or focus of an option, to prefetch its content. */
  onIntent?: (value: Value) => void;
  /**
   * Shows the icons instead of the labels, on phones; the labels are accessible names and tooltips.
   * @default both are visible
   */
  iconOnly?: 'phones';
}

/**
 * Two to four exclusive options in one track, 36 px high and 44 px on phones: views, modes. A
 * filter is CountChips.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value: chosen, onChange, onIntent, iconOnly } = props;
  return (
    <div role="group" aria-label={label} className={styles.track}>
      {options.map(({ value, label: text, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          title={iconOnly && text}
          onClick={() => value !== chosen && onChange(value)}
          onPointerEnter={() => onIntent?.(value)}
          onFocus={() => onIntent?.(value)}
          className={styles.segment}
        >
          {icon}
          <span className={cx(styles.label, iconOnly && styles.iconOnly)}>{text}</span>
        </button>
      ))}
    </div>
  );
}
