import { useRef, useState } from 'react';

/** Milliseconds after an activation during which a press counts as part of a double click. */
const doublePressTime = 1_000;

/** The message after an activation. */
export interface Activated {
  /** The message, or null. */
  text: string | null;
  /** Shows the message. */
  show: (text: string) => void;
  /** Removes the message and runs another action, unless the press is part of a double click. */
  replaceWith: (action: () => void) => void;
}

/**
 * The message after an activation. When the answer arrives within a double click, the second press
 * neither removes it nor starts another payment.
 */
export function useActivated(): Activated {
  const [text, setText] = useState<string | null>(null);
  const shownAt = useRef(-Infinity);

  return {
    text,
    show(next) {
      shownAt.current = performance.now();
      setText(next);
    },
    replaceWith(action) {
      if (performance.now() - shownAt.current < doublePressTime) return;
      setText(null);
      action();
    },
  };
}
