import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** The most rows of a list on paper: more would stop the browser while it lays them out. */
export const rowsOnPaper = 1000;

/** The moment of the current print; null on a screen. */
let moment: Date | null = null;

function subscribe(listener: () => void): () => void {
  const paper = matchMedia('print');
  // At once: the browser lays out the sheets when the event is over.
  const follow = (isPrint: boolean) => {
    if (isPrint !== (moment !== null)) moment = isPrint ? new Date() : null;
    flushSync(listener);
  };
  const start = () => follow(true);
  const end = () => follow(false);
  const change = () => follow(paper.matches);
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', change);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', change);
  };
}

/** The moment of the print that the page is rendered for; null on a screen. */
export function usePrinting(): Date | null {
  return useSyncExternalStore(
    subscribe,
    () => moment,
    () => null,
  );
}
