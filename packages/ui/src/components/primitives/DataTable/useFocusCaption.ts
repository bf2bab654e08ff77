import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the caption once the table has rows again after the filters were cleared: the button that
 * cleared them is gone, and the focus with it.
 * @returns call it when the button is pressed
 */
export function useFocusCaption(caption: RefObject<HTMLElement | null>, hasRows: boolean): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!hasRows || !wanted.current) return;
    wanted.current = false;
    // Rows may arrive late; a focus that has moved elsewhere stays there.
    if (document.activeElement === document.body) caption.current?.focus();
  }, [caption, hasRows]);
  return () => {
    wanted.current = true;
  };
}
