import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `close` when anything scrolls or the window is resized, because a popover does not follow.
 */
export function useCloseOnScroll(isOpen: boolean, close: () => void): void {
  const onMove = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const move = () => onMove();
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', move, options);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, options);
      window.removeEventListener('resize', move);
    };
  }, [isOpen]);
}
