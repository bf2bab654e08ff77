import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A form that replaces the data it edits. */
export interface ToggledForm {
  isOpen: boolean;
  /** The form was saved; until it opens again. */
  saved: boolean;
  open: () => void;
  /** Closes without saving. */
  cancel: () => void;
  /** Closes after saving. */
  close: () => void;
  /** The button that opens the form; takes the focus again when it closes. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes an `EditForm`. */
export function useToggledForm(): ToggledForm {
  const [now, setNow] = useState<'closed' | 'open' | 'saved'>('closed');
  const isOpen = now === 'open';
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return {
    isOpen,
    saved: now === 'saved',
    open: () => setNow('open'),
    cancel: () => setNow('closed'),
    close: () => setNow('saved'),
    button,
  };
}
