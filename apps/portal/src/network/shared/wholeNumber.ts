/**
 * Reads a whole number of at most four digits from an address; null if it is missing or out of
 * range.
 */
export function wholeNumber(text: string | null, min: number, max: number): number | null {
  const number = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : null;
}
