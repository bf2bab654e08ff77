/**
 * Where a key leads in a row of columns, as in a toolbar: arrows to the neighbour, Home and End to the ends.
 * @param key of the keyboard event
 * @returns null for a key that leads nowhere; at an end the arrow stays there
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
