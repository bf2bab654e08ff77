/** Insets and greatest height of a fixed element, in pixels. */
export interface PopoverPlace {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
  maxHeight: number;
}

/** Vertical margins of the popover, in pixels. */
const margins = 8;

/**
 * Places a popover inside the window: below its button, or above it in the lower half of the
 * window; at the right edge of the button, or at the left one in the left half of the window.
 */
export function popoverPlace(button: Element): PopoverPlace {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const side = left + right > clientWidth ? { right: Math.max(0, clientWidth - right) } : { left: Math.max(0, left) };
  return top + bottom > clientHeight
    ? { ...side, bottom: clientHeight - top, maxHeight: top - margins }
    : { ...side, top: bottom, maxHeight: clientHeight - bottom - margins };
}
