import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `close` when anything but the popover scrolls or the window is resized, because a popover
 * does not follow.
 */
export function useCloseOnScroll(popover: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onMove = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && popover.current?.contains(target)) return;
    close();
  });

  useEffect(() => {
    if (!isOpen) return;
    const move = (event: Event) => onMove(event);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', move, options);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, options);
      window.removeEventListener('resize', move);
    };
  }, [isOpen]);
}
