import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `close` when scrolling or resizing the window moves the button, because a popover does not
 * follow it. The event of a scroll that ended before the popover opened moves nothing.
 */
export function useCloseOnMove(button: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onMove = useEffectEvent(close);

  useEffect(() => {
    const element = button.current;
    if (!isOpen || element === null) return;
    const opened = element.getBoundingClientRect();
    const check = () => {
      const now = element.getBoundingClientRect();
      if (now.top !== opened.top || now.right !== opened.right) onMove();
    };
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', check, options);
    window.addEventListener('resize', check);
    return () => {
      window.removeEventListener('scroll', check, options);
      window.removeEventListener('resize', check);
    };
  }, [button, isOpen]);
}
