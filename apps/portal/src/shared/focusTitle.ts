/** Gives the focus to the page's title when what had it is gone, so that nobody is lost. */
export function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
