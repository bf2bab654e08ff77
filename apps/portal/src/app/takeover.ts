/** What is done for a page of the build while the portal's code takes it over. */
export interface Takeover {
  /** Once the fields are the portal's own, before any key is heard. */
  restore: () => void;
  /** Once the page listens. */
  end: () => void;
}

let takeover: Takeover | null = null;

/** Says that the page on the screen is one of the build's. Its fields' part is a file of its own, which other pages need not load. */
export function beginTakeover(next: Takeover): void {
  takeover = next;
}

export function restoreTyped(): void {
  takeover?.restore();
}

/** Shows what `public/boot.js` had hidden. */
export function endTakeover(): void {
  takeover?.end();
  takeover = null;
  delete document.documentElement.dataset['arriving'];
}
