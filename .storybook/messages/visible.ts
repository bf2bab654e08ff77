/** What has no box of its own but is met where something else is seen: the choices of a list, the name of a picture. */
function seenThrough(element: Element): Element {
  return element.closest('select') ?? element.closest('svg') ?? element;
}

/** Whether somebody can meet what is in an element, with their eyes or with a screen reader. */
export function isMet(element: Element): boolean {
  if (!element.isConnected) return false;
  if (element.tagName === 'TITLE' && element.parentElement === document.head) return true;
  return document.body.contains(element) && seenThrough(element).checkVisibility({ visibilityProperty: true });
}
