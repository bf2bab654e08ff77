/**
 * Index of the column that a key moves the focus to: arrow keys, Home and End.
 * @param key `key` of the keyboard event
 * @returns null for any other key; at an end an arrow key returns the same column
 */
export function nextColumn(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
