/** Moves the focus to the page's title when the focused element is gone. */
export function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
