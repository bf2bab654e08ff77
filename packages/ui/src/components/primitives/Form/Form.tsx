import type { FormEvent, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Space } from '../../../theme/tokens.ts';
import * as layout from '../Layout/Layout.css.ts';

export interface FormProps {
  /** Called on submit unless busy. The browser does not navigate. */
  onSubmit: () => void | Promise<void>;
  /**
   * Whether a request of this form is pending: the form ignores further submits.
   * @default false
   */
  busy?: boolean;
  /** Accessible name, when no heading names the form. */
  label?: string | undefined;
  /**
   * Distance between fields in pixels.
   * @default 24
   */
  gap?: Space;
  /** The fields, the messages and the buttons. */
  children: ReactNode;
}

/**
 * A form that shows our error sentences instead of the browser's (docs/specification.md#forms).
 * The form library moves the focus to the first invalid field, by its `ref`.
 */
export function Form({ onSubmit, busy = false, label, gap = 24, children }: FormProps) {
  function send(event: FormEvent) {
    event.preventDefault();
    // Submitting a form in a dialog must not submit the form around it.
    event.stopPropagation();
    if (!busy) void onSubmit();
  }

  return (
    <form
      noValidate
      aria-label={label}
      aria-busy={busy || undefined}
      onSubmit={send}
      className={cx(layout.stack, layout.gap[gap])}
    >
      {children}
    </form>
  );
}
