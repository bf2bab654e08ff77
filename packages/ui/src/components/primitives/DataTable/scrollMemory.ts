import { createContext, type RefObject, use, useLayoutEffect } from 'react';

/** How far a wide table is scrolled in its own container, in pixels. */
interface ScrollPlace {
  left: number;
  top: number;
}

/** The places of wide tables by their captions. */
export type ScrollPlaces = Map<string, ScrollPlace>;

const Places = createContext<ScrollPlaces | null>(null);

/**
 * Keeps the places of the wide tables below it: a table that mounts again starts where it was. Provide one map for
 * each entry of the history, because browsers and routers restore the place of the window only.
 */
export const ScrollMemory = Places.Provider;

/**
 * Restores the place of a scroll container.
 * @param scrolls whether it is one
 * @returns a function to call when it scrolls
 */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>, name: string, scrolls: boolean): () => void {
  const places = use(Places);
  useLayoutEffect(() => {
    const place = places?.get(name);
    if (scrolls && place !== undefined) scroller.current?.scrollTo({ ...place, behavior: 'instant' });
  }, [scroller, name, scrolls, places]);
  return () => {
    if (scroller.current === null) return;
    const { scrollLeft: left, scrollTop: top } = scroller.current;
    places?.set(name, { left, top });
  };
}
