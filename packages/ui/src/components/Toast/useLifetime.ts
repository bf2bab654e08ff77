import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds that are left after a pause, whatever was left before: nothing vanishes under one's hands. */
const leastLeft = 2000;

/**
 * Calls `onEnd` once `life` milliseconds have passed, pauses not counted.
 * @param life null: no end
 */
export function useLifetime(life: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(life);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current === null || paused) return;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(leastLeft, (left.current ?? 0) - (performance.now() - start));
    };
  }, [paused]);
}
