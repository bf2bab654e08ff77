import type { ComponentProps } from 'react';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { useKeepFocus } from './useKeepFocus.ts';
import { type ButtonLook, buttonLook } from './buttonLook.ts';
import * as styles from './Button.css.ts';

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
   * `submit` for the button that submits a form.
   * @default 'button'
   */
  type?: 'button' | 'submit';
  /**
   * Whether its request is pending: the button is disabled and shows `busyLabel`. It regains focus
   * afterwards, unless focus has moved elsewhere.
   * @default false
   */
  busy?: boolean;
  /**
   * The label while busy, such as 'Entrando...'.
   * @default 'Aguarde...'
   */
  busyLabel?: string;
}

/** A button. While `busy` it is disabled, so that nothing is sent twice. */
export function Button(props: ButtonProps) {
  const { variant, size, block, flush, icon, iconAfter, iconOnly, children, type = 'button', ...rest } = props;
  const { busy = false, busyLabel = uiTexts.wait, disabled = false, ref, ...native } = rest;
  const keepFocus = useKeepFocus(busy, ref);
  return (
    <button
      {...native}
      ref={keepFocus}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...buttonLook({ variant, size, block, flush, iconOnly, children })}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.words}>{busy ? busyLabel : children}</span>
      {!busy && iconAfter}
    </button>
  );
}
