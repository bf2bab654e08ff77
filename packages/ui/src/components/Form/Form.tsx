import { useCallback, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { Space } from '../../theme/tokens.ts';
import * as layout from '../Layout/Layout.css.ts';
import { FormFocus } from './FormFocus.ts';

/** Props of Form. */
export interface FormProps {
  /** Called when the form is sent and nothing is under way. The page is never left by it. */
  onSubmit: () => void;
  /**
   * A request of this form is under way: further sending is ignored.
   * @default false
   */
  busy?: boolean;
  /** Accessible name, when no heading right above says what the form is for. */
  label?: string;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /** Id of the form, for a button outside it. */
  id?: string;
  /**
   * Distance between fields in pixels.
   * @default 20
   */
  gap?: Space;
  /** The fields, the messages and the buttons. */
  children: ReactNode;
}

/** Where the focus goes when something is wrong: the list of it all, or the first field concerned. */
const placesToLookAt = ['[data-error-summary]', '[aria-invalid="true"]'];

/**
 * A form that says what is wrong in our own sentences, not in the browser's bubbles. When sending it leaves fields
 * invalid, at once or after the server has answered, focus goes to the ErrorSummary in it, or without one to the first
 * of those fields, unless the reader has moved on meanwhile.
 */
export function Form({ onSubmit, busy = false, label, labelledBy, id, gap = 20, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const isBusy = useRef(busy);

  function send(event: FormEvent) {
    event.preventDefault();
    // A form inside a dialog inside a form must not send both.
    event.stopPropagation();
    if (busy) return;
    sent.current = true;
    onSubmit();
  }

  /** Whoever types or presses something after sending is not to be pulled back. */
  function moveOn() {
    sent.current = false;
  }

  const moveFocus = useCallback(() => {
    if (!sent.current || isBusy.current) return;
    const places = placesToLookAt.map((place) => form.current?.querySelector<HTMLElement>(place));
    const first = places.find((place) => place instanceof HTMLElement);
    if (!first) return;
    sent.current = false;
    first.focus();
  }, []);

  useLayoutEffect(() => {
    isBusy.current = busy;
    moveFocus();
  });

  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
      onSubmit={send}
      onInput={moveOn}
      onKeyDownCapture={moveOn}
      onPointerDownCapture={moveOn}
      className={cx(layout.stack, layout.gap[gap])}
    >
      <FormFocus value={moveFocus}>{children}</FormFocus>
    </form>
  );
}
