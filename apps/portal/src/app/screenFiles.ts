declare global {
  interface Window {
    /** Of `public/boot.js`, which every built page holds; development does without. */
    fetchScreenFiles?: (pathname: string) => void;
  }
}

/**
 * Has all files of a screen fetched side by side, before the first of them could ask for the others.
 * @param pathname address of the screen, or its pattern in the route table
 */
export function fetchScreenFiles(pathname: string): void {
  // The build draws pages where there is no window.
  if (typeof window !== 'undefined') window.fetchScreenFiles?.(pathname);
}
