/** Kept free above and below, in CSS pixels. */
const margin = 4;

/**
 * Scrolls a list, and nothing around it, just far enough to show one of its options. It waits until the list has got
 * its height, which depends on the room on the screen and comes right after the option.
 */
export function showOption(option: HTMLElement, list: HTMLElement): void {
  queueMicrotask(() => {
    const top = option.offsetTop - margin;
    const bottom = option.offsetTop + option.offsetHeight + margin;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  });
}
