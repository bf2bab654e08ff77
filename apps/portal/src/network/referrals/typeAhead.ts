/**
 * The next row after `at` whose name begins with the typed text; after the last row, searches from
 * the first.
 * @param names names of the rows, without accents and in lower case
 * @returns -1 if there is none
 */
export function typeAhead(typed: string, names: readonly string[], at: number): number {
  for (let step = 1; step <= names.length; step += 1) {
    const row = (at + step) % names.length;
    if (names[row]?.startsWith(typed)) return row;
  }
  return -1;
}
