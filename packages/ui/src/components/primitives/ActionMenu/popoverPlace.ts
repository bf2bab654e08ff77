/** Insets of a fixed element, in pixels. */
export interface PopoverPlace {
  top?: number;
  bottom?: number;
  right: number;
}

/**
 * Insets that place a popover at the end edge of its button: below it, or above it in the lower
 * half of the window.
 */
export function popoverPlace(button: Element): PopoverPlace {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, right } = button.getBoundingClientRect();
  const end = { right: Math.max(0, clientWidth - right) };
  return top + bottom > clientHeight ? { ...end, bottom: clientHeight - top } : { ...end, top: bottom };
}
