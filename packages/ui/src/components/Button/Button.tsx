import type { ComponentProps, ReactNode } from 'react';
import { uiTexts } from '../../internal/uiTexts.ts';
import { useKeepFocus } from './useKeepFocus.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './Button.css.ts';

/** What a button looks like, for buttons and for links that look like one. */
export interface ButtonLook {
  /**
   * `primary`: the one main action of a view. `secondary`: everything beside it. `danger`: destroys or ends something.
   * `quiet`: text only.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /**
   * `medium` is 44 px high, `small` 36 px for dense rows.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
  /**
   * As wide as the space it is in.
   * @default false
   */
  block?: boolean;
  /** Icon before the words. */
  icon?: ReactNode;
  /** The words: a verb, as the specification has them. */
  children: ReactNode;
}

type NativeProps = Pick<
  ComponentProps<'button'>,
  | 'aria-controls'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-keyshortcuts'
  | 'aria-label'
  | 'aria-pressed'
  | 'disabled'
  | 'form'
  | 'id'
  | 'lang'
  | 'name'
  | 'onClick'
  | 'onFocus'
  | 'onPointerEnter'
  | 'ref'
  | 'value'
>;

/** Props of Button; the native ones are those of `<button>`. */
export interface ButtonProps extends ButtonLook, NativeProps {
  /**
   * Set to `submit` for the button that sends a form.
   * @default 'button'
   */
  type?: 'button' | 'submit';
  /**
   * Its request is under way: off, and saying so. Focus comes back to it afterwards if nothing else has taken it.
   * @default false
   */
  busy?: boolean;
  /**
   * The words while busy, such as 'Entrando...'.
   * @default 'Aguarde...'
   */
  busyLabel?: string;
}

/** A button. While `busy` it is off and says so, so that nothing is sent twice. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', block = false, icon, children, type = 'button', ...rest } = props;
  const { busy = false, busyLabel = uiTexts.wait, disabled = false, ref, ...native } = rest;
  const keepFocus = useKeepFocus(busy, ref);
  return (
    <button
      {...native}
      ref={keepFocus}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(styles.button, styles.variants[variant], styles.sizes[size], block && styles.block)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.words}>{busy ? busyLabel : children}</span>
    </button>
  );
}
