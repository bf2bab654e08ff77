import { useCallback, useLayoutEffect, useRef, type Ref, type RefCallback } from 'react';

/**
 * Returns focus to a button when it is enabled again, because browsers drop the focus of a disabled
 * button. Does nothing if focus has moved elsewhere meanwhile (a message, a dialog, a field).
 * @returns a ref for the button, merged with the caller's ref
 */
export function useKeepFocus(busy: boolean, outer: Ref<HTMLButtonElement> | undefined): RefCallback<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const element = button.current;
    if (element === null) return;
    if (busy) hadFocus.current = document.activeElement === element;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body || document.activeElement === element) element.focus();
    }
  }, [busy]);

  return useCallback(
    (element) => {
      button.current = element;
      if (typeof outer === 'function') return outer(element);
      if (outer) outer.current = element;
      return undefined;
    },
    [outer],
  );
}
