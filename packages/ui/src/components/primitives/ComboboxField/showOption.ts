/** Space above and below the option, in CSS pixels. */
const margin = 4;

/**
 * Scrolls a list, but not the page, just far enough to show an option. Waits until the list has its
 * height, which depends on the space on the screen.
 */
export function showOption(option: HTMLElement, list: HTMLElement): void {
  queueMicrotask(() => {
    const top = option.offsetTop - margin;
    const bottom = option.offsetTop + option.offsetHeight + margin;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  });
}
