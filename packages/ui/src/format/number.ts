/** Shown for a value that is empty or invalid (docs/specification.md#formats). */
export const emptyValue = '--';

/**
 * A number of the contract: a JSON number or a numeric string such as `"250.00"`
 * (docs/api-decisions.md#money).
 */
export type NumberLike = number | string | null | undefined;

const numeric = /^[+-]?\d+(\.\d+)?$/;

/** The finite number in `value`, or null when it is empty, not a number or infinite. */
export function toNumber(value: NumberLike): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  // Checked at run time too: an invalid answer of the server must show "--", not break the page.
  const text = typeof value === 'string' ? value.trim() : '';
  if (!numeric.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/**
 * Creates a function that formats numbers in Portuguese. It creates the formatter with the first number: the first
 * formatter of a page takes 10 ms, or 50 ms on a slow phone, which no first paint needs.
 * @param options such as `signDisplay: 'negative'`, which prevents `-R$ 0,00` for a rounded -0
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => (formatter ??= new Intl.NumberFormat('pt-BR', options)).format(value);
}

const integer = numberFormat({ maximumFractionDigits: 0, signDisplay: 'negative' });
const percents = {
  0: numberFormat({ style: 'percent' }),
  2: numberFormat({ style: 'percent', maximumFractionDigits: 2 }),
};

/** Formats an integer: 1234 → `1.234`; `--` when unknown or invalid. */
export function formatCount(value: NumberLike): string {
  const count = toNumber(value);
  return count === null ? emptyValue : integer(count);
}

/**
 * A percent from 0 to 100 (not a fraction) as `38%`; `--` when empty or invalid. Clamps values outside. Never shows
 * `100%` for less than 100, since 100 % means completed.
 * @param decimals maximum number of decimals; 0 for progress, 2 for a discount such as `12,5%`
 */
export function formatPercent(value: NumberLike, decimals: 0 | 2 = 0): string {
  const number = toNumber(value);
  if (number === null) return emptyValue;
  const clamped = Math.min(100, Math.max(0, number));
  const step = 10 ** -decimals;
  const shown = clamped < 100 ? Math.min(clamped, 100 - step) : 100;
  return percents[decimals](shown / 100);
}

/** The three forms of a counted text: none, one and many, which receives the formatted number. */
export interface CountForms {
  none: string;
  one: string;
  many: (values: { count: string }) => string;
}

/**
 * The text for a count: `countOf(0, forms)` → `Nenhum indicado`, 1 → `1 indicado`, 1234 → `1.234
 * indicados`. Zero has its own form because `Intl.PluralRules` counts it as singular in pt-BR.
 * Counts below 1, NaN and null are none.
 */
export function countOf(count: number | null, forms: CountForms): string {
  if (count === null || !(count >= 1)) return forms.none;
  return count === 1 ? forms.one : forms.many({ count: formatCount(count) });
}
