/** Insets and greatest height of a fixed element, in pixels. */
export interface PopoverPlace {
  top?: number;
  bottom?: number;
  right: number;
  maxHeight: number;
}

/** Vertical margins of the popover, in pixels. */
const margins = 8;

/**
 * Places a popover at the end edge of its button, inside the window: below the button, or above it
 * in the lower half of the window.
 */
export function popoverPlace(button: Element): PopoverPlace {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, right } = button.getBoundingClientRect();
  const end = Math.max(0, clientWidth - right);
  return top + bottom > clientHeight
    ? { right: end, bottom: clientHeight - top, maxHeight: top - margins }
    : { right: end, top: bottom, maxHeight: clientHeight - bottom - margins };
}
