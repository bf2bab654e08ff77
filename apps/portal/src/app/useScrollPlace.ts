import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from '../shared/router/index.ts';

/** How long a page may take to grow to the place where somebody was, in milliseconds. */
const patience = 3_000;

/** What a person does who does not want to be taken anywhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a place as soon as the page is long enough for it. Returns the way to stop. */
function settleAt(place: number, onEnd: () => void): () => void {
  const until = performance.now() + patience;
  let frame = 0;

  function stop() {
    cancelAnimationFrame(frame);
    for (const move of ownMoves) window.removeEventListener(move, stop);
    onEnd();
  }

  function look() {
    const longEnough = document.documentElement.scrollHeight - window.innerHeight >= place;
    if (longEnough) window.scrollTo(0, place);
    if (longEnough || performance.now() > until) stop();
    else frame = requestAnimationFrame(look);
  }

  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  frame = requestAnimationFrame(look);
  return stop;
}

/**
 * Whoever goes back is where they were: the browser tries it once, when a page that loads late is still too short for it.
 * Whoever moves by themselves meanwhile is left alone.
 */
export function useScrollPlace(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  // How far each page of this visit was read, in pixels, by the key of its history entry.
  const [places] = useState(() => new Map<string, number>());

  // Before the next frame, in which the browser tells of the scrolling that the new page brings about.
  useLayoutEffect(() => {
    const note = () => void places.set(key, window.scrollY);
    const startNoting = () => window.addEventListener('scroll', note, { passive: true });
    const stopNoting = () => window.removeEventListener('scroll', note);
    const place = navigation === 'POP' ? (places.get(key) ?? 0) : 0;
    let stopSettling: (() => void) | null = null;
    if (place > 0) stopSettling = settleAt(place, startNoting);
    else startNoting();
    // From here on the browser scrolls for the page that is coming.
    window.addEventListener('popstate', stopNoting);

    return () => {
      stopSettling?.();
      stopNoting();
      window.removeEventListener('popstate', stopNoting);
    };
  }, [key, navigation, places]);
}
