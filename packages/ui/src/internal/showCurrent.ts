/**
 * Scrolls a list, and nothing around it, so that its current item is in the middle. Does nothing without one.
 * @param list the scroll container; null when React detaches it, so that the function can be a `ref`
 */
export function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current]');
  if (!list || !current) return;
  const below = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += below - list.clientHeight / 2;
}
