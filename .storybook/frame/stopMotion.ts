const still = new CSSStyleSheet();
// Duration 0 instead of no animation: restoring an animation would play an open dialog's entrance
// again.
still.replaceSync(
  `*, *::before, *::after, ::backdrop {
    animation-duration: 0s !important; animation-delay: 0s !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
  }`,
);

/** Restores animations and transitions. */
export function restoreMotion(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}

/**
 * Ends animations and transitions at once, until {@link restoreMotion}: a story's checks would
 * otherwise see a dialog before it has become visible.
 */
export function stopMotion(): void {
  restoreMotion();
  document.adoptedStyleSheets.push(still);
}
