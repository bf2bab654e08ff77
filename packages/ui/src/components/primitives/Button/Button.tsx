import type { ComponentProps, ReactNode } from 'react';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { useKeepFocus } from './useKeepFocus.ts';
import { buttonLook } from './buttonLook.ts';
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
  /** Icon before the label. */
  icon?: ReactNode;
  /**
   * Shows only the icon, on phones or always; the label is then the accessible name and the tooltip.
   * @default the label is visible
   */
  iconOnly?: 'phones' | 'always';
  /** Icon after the label: an arrow forward. */
  iconAfter?: ReactNode;
  /** The label, usually a verb. */
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
  const { variant, size, block, icon, iconAfter, iconOnly, children, type = 'button', ...rest } = props;
  const { busy = false, busyLabel = uiTexts.wait, disabled = false, ref, ...native } = rest;
  const keepFocus = useKeepFocus(busy, ref);
  return (
    <button
      {...native}
      ref={keepFocus}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...buttonLook({ variant, size, block, iconOnly, children })}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span className={styles.words}>{busy ? busyLabel : children}</span>
      {!busy && iconAfter}
    </button>
  );
}
