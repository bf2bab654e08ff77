import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads the focus to the name of a table when its rows are back: the button that called them has gone with the empty place.
 * @returns to be called when the button is pressed
 */
export function useLeadBack(name: RefObject<HTMLElement | null>, hasRows: boolean): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!hasRows || !wanted.current) return;
    wanted.current = false;
    // Rows may come late; whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement === document.body) name.current?.focus();
  }, [name, hasRows]);
  return () => {
    wanted.current = true;
  };
}
