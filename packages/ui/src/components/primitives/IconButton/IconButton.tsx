import type { ComponentProps, ReactNode } from 'react';
import * as styles from './IconButton.css.ts';

type NativeProps = Pick<
  ComponentProps<'button'>,
  | 'aria-controls'
  | 'aria-disabled'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-pressed'
  | 'disabled'
  | 'id'
  | 'onClick'
  | 'onFocus'
  | 'onMouseDown'
  | 'onPointerEnter'
  | 'ref'
>;

/** Props of IconButton; the native ones are those of `<button>`. */
export interface IconButtonProps extends NativeProps {
  /** Accessible name and tooltip. */
  label: string;
  /** An icon of this package. */
  icon: ReactNode;
  /**
   * `medium` is 44 px square, `small` 36 px, and 44 px on phones.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
}

/** A button that shows only an icon, for common actions: close, menu, copy. */
export function IconButton({ label, icon, size = 'medium', ...native }: IconButtonProps) {
  return (
    <button {...native} type="button" aria-label={label} title={label} className={styles.size[size]}>
      {icon}
    </button>
  );
}
