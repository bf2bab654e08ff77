import { useEffect, useState } from 'react';

/** Milliseconds for which a button takes no press: a double tap ends within them. */
const pauseTime = 500;

/**
 * When a button is paused: `appears` for the half second after it appears; a state that each press turns around for
 * the half second after it has turned.
 */
export type Pause = 'appears' | boolean;

/** Whether a button takes no press now, because nobody can have read what it does. */
export function usePaused(pause: Pause | undefined): boolean {
  const [settled, setSettled] = useState<Pause | undefined>(pause === 'appears' ? undefined : pause);
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => setSettled(pause), pauseTime);
    return () => clearTimeout(timer);
  }, [pause]);
  return settled !== pause;
}
