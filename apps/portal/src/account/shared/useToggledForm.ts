import { useEffect, useRef, useState, type RefObject } from 'react';

/** A form that opens in the place of what it edits. */
export interface ToggledForm {
  isOpen: boolean;
  /** The last form was saved: its success is shown until the next one opens. */
  saved: boolean;
  open: () => void;
  /** Closes without saving: Cancelar, or Esc inside a form in which nothing was changed. */
  cancel: () => void;
  /** Closes after saving. */
  close: () => void;
  /** The button that opens it; it has the focus again afterwards. */
  button: RefObject<HTMLButtonElement | null>;
  /** Around the form: its first field has the focus when it opens. */
  area: RefObject<HTMLDivElement | null>;
  /** Whether the form holds something unsaved: Esc, which one hits by the way, must not throw that away. */
  setDirty: (dirty: boolean) => void;
}

/**
 * The opening and closing of a toggled form, and where the focus goes with it.
 * @param busy It is being saved: nothing closes it then.
 */
export function useToggledForm(busy: boolean): ToggledForm {
  const [now, setNow] = useState<'closed' | 'open' | 'saved'>('closed');
  const [dirty, setDirty] = useState(false);
  const isOpen = now === 'open';
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) area.current?.querySelector('input')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  useEffect(() => {
    const form = area.current;
    if (!isOpen || busy || dirty || form === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setNow('closed');
    form.addEventListener('keydown', onKey);
    return () => form.removeEventListener('keydown', onKey);
  }, [isOpen, busy, dirty]);

  return {
    isOpen,
    saved: now === 'saved',
    open: () => setNow('open'),
    cancel: () => setNow('closed'),
    close: () => setNow('saved'),
    button,
    area,
    setDirty,
  };
}
