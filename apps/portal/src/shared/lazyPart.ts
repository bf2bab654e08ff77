import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a screen whose code comes when it is first drawn. */
export interface LazyPart<Props> {
  /** Drawn inside a Suspense boundary. Code that does not come is an error of the page around it, which says so. */
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** Has the code come ahead; nothing happens when it does not. */
  fetchAhead: () => void;
  /** For the button that opens the part: its code comes while the person is still about to press. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/**
 * Leaves a part of a screen out of what the screen loads first: dialogs, forms that a button opens, what few people look at.
 * @param load imports the part's file
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const fetchAhead = () => void load().catch(() => undefined);
  return {
    Part: lazy(async () => ({ default: await load() })),
    fetchAhead,
    intent: { onPointerEnter: fetchAhead, onFocus: fetchAhead },
  };
}
