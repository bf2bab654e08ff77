import { takeFocus } from '@raiz/ui';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { hasDraft } from '../../shared/unsaved/drafts.ts';
import { useMemberId } from '../../shared/member/useProfile.ts';

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

/**
 * Opens and closes an `EditForm`. Opens on mount if the session ended while the form had a draft.
 * @param draft Name of the form's draft; undefined: no draft.
 * @param ready Whether the form can be opened yet.
 */
export function useToggledForm(draft?: string, ready = true): ToggledForm {
  const owner = useMemberId();
  const [now, setNow] = useState<'closed' | 'open' | 'saved'>('closed');
  const [isWaiting, setWaiting] = useState(
    () => draft !== undefined && hasDraft({ owner, form: draft, storage: 'tab' }),
  );
  const isOpen = now === 'open';
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  if (isWaiting && ready) {
    setWaiting(false);
    setNow('open');
  }

  useLayoutEffect(() => {
    if (!isOpen && wasOpen.current) takeFocus(button.current);
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
