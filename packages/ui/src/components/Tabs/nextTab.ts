/**
 * Where a key leads from a tab, around the ends (ARIA pattern "tabs").
 * @param key `key` of the keyboard's event
 * @param at index of the tab that has the focus
 * @param count how many tabs there are
 * @returns the index of the tab, or null when the key leads to none
 */
export function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
