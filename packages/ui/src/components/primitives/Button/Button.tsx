import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../../../internal/cx.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { useMergedRef } from '../../../internal/useMergedRef.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

/** Appearance of a button, or of a link that looks like one. */
export interface ButtonAppearance {
  /**
   * `primary`: the only main action of a view. `secondary`: any other action. `danger`: deletes or ends something.
   * `quiet`: text only. `quietDanger`: grey text, red under the pointer, for an action that opens the confirmation
   * of a deletion.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet' | 'quietDanger';
  /**
   * `medium` is 44 px high, for forms and primary actions; `small` 36 px in toolbars and rows, and
   * 44 px on phones.
   * @default 'medium'
   */
  size?: 'medium' | 'small';
  /**
   * Fills the width of its container.
   * @default false
   */
  block?: boolean;
  /**
   * Aligns its text, not its padding, with the edges around it: for a `quiet` button at the end of a row.
   * @default false
   */
  flush?: boolean;
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

/** Class and tooltip of a button, or of a link that looks like one. */
function buttonAttributes(appearance: ButtonAppearance): { className: string; title: string | undefined } {
  const { variant = 'primary', size = 'medium', block = false, flush = false, iconOnly, children } = appearance;
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
export interface ButtonProps extends ButtonAppearance, NativeProps {
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
  /**
   * Ignores presses for half a second, so that a double tap does not press what has not been read yet: after it appears
   * (`'appears'`), or after the state that it turns around, such as whether a lesson is published, has changed.
   * @default none
   */
  pause?: 'appears' | boolean;
}

/** A key that is held down presses once: what appears under the focus is not pressed. */
function ignoreRepeat(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** A button. While `busy` it is disabled, so that a user cannot submit twice. */
export function Button(props: ButtonProps) {
  const { variant, size, block, flush, icon, iconAfter, iconOnly, children, type = 'button', ...rest } = props;
  const { busy = false, busyLabel = uiTexts.wait, disabled = false, pause, ref, onClick, ...native } = rest;
  const keepFocus = useKeepFocus(busy, ref);
  const isPaused = usePaused(pause);
  const { className, title } = buttonAttributes({ variant, size, block, flush, iconOnly, children });
  return (
    <button
      {...native}
      ref={keepFocus}
      type={type}
      disabled={disabled || busy}
      onKeyDown={ignoreRepeat}
      onClick={isPaused ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      // The accessible name contains the visible text, which is now that of `busyLabel`.
      aria-label={busy ? undefined : native['aria-label']}
      title={title}
      className={cx(className, isPaused && styles.paused)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {/* Another label is another element: it appears in its place instead of moving there. */}
      <span key={busy ? 'busy' : 'ready'} className={styles.label}>
        {busy ? busyLabel : children}
      </span>
      {!busy && iconAfter}
    </button>
  );
}

/** Milliseconds in which a double tap ends. */
const pauseTime = 500;

/** Whether the button takes no press now, because what it does has not been read yet. */
function usePaused(pause: ButtonProps['pause']): boolean {
  const [settled, setSettled] = useState<typeof pause>(pause === 'appears' ? undefined : pause);
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => setSettled(pause), pauseTime);
    return () => clearTimeout(timer);
  }, [pause]);
  return settled !== pause;
}

/**
 * Browsers drop the focus of a button that becomes disabled, some immediately and some with the next frame. This hook
 * restores it when the button is enabled, unless the focus is elsewhere by then (a message, a dialog, a field).
 * @returns a ref for the button that also serves the caller's own
 */
function useKeepFocus(busy: boolean, outer: Ref<HTMLButtonElement> | undefined): RefCallback<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const element = button.current;
    const noteLoss = () => {
      if (element?.disabled === true) hadFocus.current = true;
    };
    element?.addEventListener('blur', noteLoss);
    return () => element?.removeEventListener('blur', noteLoss);
  }, []);

  useLayoutEffect(() => {
    const element = button.current;
    if (element === null) return;
    if (busy) hadFocus.current ||= document.activeElement === element;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // The focus is on the body, or on a dialog that has caught it.
      if (document.activeElement?.contains(element)) element.focus();
    }
  }, [busy]);

  return useMergedRef(button, outer);
}

type NativeLinkProps = Pick<
  ComponentProps<'a'>,
  'aria-describedby' | 'aria-label' | 'download' | 'id' | 'lang' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'ref'
>;

export interface ButtonLinkProps extends ButtonAppearance, NativeLinkProps {
  /** Path inside the portal or a full http(s) address. */
  href: string;
  /**
   * Opens in a new tab and announces that to screen readers.
   * @default false
   */
  newTab?: boolean;
}

/** A link that looks like a button: for navigation, where Button is for actions. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, flush, icon, iconAfter, iconOnly, children, ...rest } = props;
  const { newTab = false, ...native } = rest;
  return (
    <Link
      {...native}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...buttonAttributes({ variant, size, block, flush, iconOnly, children })}
    >
      {icon}
      <span className={styles.label}>
        {children}
        {newTab && <VisuallyHidden>{` ${uiTexts.opensInNewTab}`}</VisuallyHidden>}
      </span>
      {iconAfter}
    </Link>
  );
}
