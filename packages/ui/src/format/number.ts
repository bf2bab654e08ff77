/**
 * A number of the contract: a JSON number or a numeric string such as `"250.00"`
 * (docs/api-decisions.md#money).
 */
export type NumberLike = number | string | null | undefined;

const numeric = /^[+-]?\d+(\.\d+)?$/;

/** The finite number in `value`, or null when it is empty, not a number or infinite. */
export function toNumber(value: NumberLike): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  // Checked at run time too: a wrong answer of the server must show "--", not break the page.
  const text = typeof value === 'string' ? value.trim() : '';
  if (!numeric.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
