import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A form that opens in the place of what it edits. */
export interface ToggledForm {
  isOpen: boolean;
  /** The last form was saved: its success is shown until the next one opens. */
  saved: boolean;
  open: () => void;
  /** Closes without saving. */
  cancel: () => void;
  /** Closes after saving. */
  close: () => void;
  /** The button that opens it; it has the focus again afterwards. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The opening and closing of an EditForm. */
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
