import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Ref of a message that takes the focus when it appears, because it replaces the focused element. */
export function useTakeFocus(takeFocus: boolean): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takeFocus) message.current?.focus();
  }, [takeFocus]);
  return message;
}
