const still = new CSSStyleSheet();
// Without duration rather than without animation: taking that back would let a dialog that stands
// there come in once more.
still.replaceSync(
  `*, *::before, *::after, ::backdrop {
    animation-duration: 0s !important; animation-delay: 0s !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
  }`,
);

/** Lets things move again. */
export function letMove(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}

/**
 * Shows at once what comes in slowly, until {@link letMove}: a story's own checks run as fast as a
 * machine, and would find a dialog that a person sees a moment later not to be visible yet.
 */
export function holdStill(): void {
  letMove();
  document.adoptedStyleSheets.push(still);
}
