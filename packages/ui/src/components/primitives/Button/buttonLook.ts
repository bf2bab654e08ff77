import { cx } from '../../../internal/cx.ts';
import type { ButtonLook } from './Button.tsx';
import * as styles from './Button.css.ts';

/** Class and tooltip of a button, or of a link that looks like one. */
export function buttonLook(look: ButtonLook): { className: string; title: string | undefined } {
  const { variant = 'primary', size = 'medium', block = false, iconOnly, children } = look;
  return {
    className: cx(
      styles.button,
      styles.variants[variant],
      styles.sizes[size],
      block && styles.block,
      iconOnly !== undefined && styles.iconOnly[iconOnly],
    ),
    title: iconOnly !== undefined && typeof children === 'string' ? children : undefined,
  };
}
