import { useCallback, useLayoutEffect, useRef, type Ref, type RefCallback } from 'react';

/**
 * Browsers drop the focus of a button that becomes disabled, some of them at once and some with the
 * next frame. This restores it when the button is enabled, unless the focus is elsewhere by then (a
 * message, a dialog, a field).
 * @returns a ref for the button that also serves the caller's own
 */
export function useKeepFocus(busy: boolean, outer: Ref<HTMLButtonElement> | undefined): RefCallback<HTMLButtonElement> {
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
