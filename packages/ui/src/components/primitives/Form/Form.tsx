import { useCallback, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Space } from '../../../theme/tokens.ts';
import * as layout from '../Layout/Layout.css.ts';
import { FormFocus } from './FormFocus.ts';

export interface FormProps {
  /**
   * Called on submit unless busy. The browser does not navigate. A form library that checks the
   * fields later returns a promise.
   */
  onSubmit: () => void | Promise<void>;
  /**
   * Whether a request of this form is pending: further submits are ignored.
   * @default false
   */
  busy?: boolean;
  /** Accessible name, when no heading names the form. */
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

/** Focus targets after a failed submit: the error summary, or the first invalid field. */
const placesToLookAt = ['[data-error-summary]', '[aria-invalid="true"]'];

/**
 * A form that shows our error sentences instead of the browser's (docs/specification.md#forms).
 * When submitting leaves fields invalid, at once or after the server's answer, focus moves to the
 * ErrorSummary in it, or else to the first invalid field, unless the reader has moved on meanwhile.
 */
export function Form({ onSubmit, busy = false, label, labelledBy, id, gap = 20, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const isBusy = useRef(busy);

  const moveFocus = useCallback(() => {
    if (!sent.current || isBusy.current) return;
    const places = placesToLookAt.map((place) => form.current?.querySelector<HTMLElement>(place));
    const first = places.find((place) => place instanceof HTMLElement);
    if (!first) return;
    sent.current = false;
    first.focus();
  }, []);

  function send(event: FormEvent) {
    event.preventDefault();
    // Submitting a form in a dialog must not submit the form around it.
    event.stopPropagation();
    if (busy) return;
    sent.current = true;
    // The same errors as before render nothing: the focus moves once the fields are checked.
    void onSubmit()?.then(moveFocus);
  }

  /** Keeps focus where the reader is after typing or pressing something. */
  function moveOn() {
    sent.current = false;
  }

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
