import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as styles from './Button.css.ts';

/** Appearance of a button, or of a link that looks like one. */
export interface ButtonLook {
  /**
   * `primary`: the one main action of a view. `secondary`: any other action. `danger`: deletes or
   * ends something. `quiet`: text only. `quietDanger`: text only, for an action in a row or menu
   * that opens the confirmation of a deletion.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet' | 'quietDanger';
  /**
   * `medium` is 44 px high, `small` 36 px for dense rows.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
  /**
   * Fills the width of its container.
   * @default false
   */
  block?: boolean;
  /**
   * Lines up its text, not its padding, with the edges around it: for a `quiet` button at the end
   * of a row.
   * @default false
   */
  flush?: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
  /**
   * Shows only the icon, on phones or always; the label is then the accessible name and the
   * tooltip.
   * @default the label is visible
   */
  iconOnly?: 'phones' | 'always';
  /** Icon after the label: an arrow forward. */
  iconAfter?: ReactNode;
  /** The label, usually a verb. */
  children: ReactNode;
}

/** Class and tooltip of a button, or of a link that looks like one. */
export function buttonLook(look: ButtonLook): { className: string; title: string | undefined } {
  const { variant = 'primary', size = 'medium', block = false, flush = false, iconOnly, children } = look;
  return {
    className: cx(
      styles.button,
      styles.variants[variant],
      styles.sizes[size],
      block && styles.block,
      flush && styles.flush,
      iconOnly !== undefined && styles.iconOnly[iconOnly],
    ),
    title: iconOnly !== undefined && typeof children === 'string' ? children : undefined,
  };
}
