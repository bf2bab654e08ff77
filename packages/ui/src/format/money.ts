import { emptyValue, numberFormat, type NumberLike, toNumber } from './number.ts';

const money = numberFormat({ style: 'currency', currency: 'BRL', signDisplay: 'negative' });

/** A hundred times the amount, computed on its digits: 1.005 gives 100.5, although 1.005 * 100 is slightly less. */
function hundredfold(amount: number): number {
  const digits = String(amount);
  return digits.includes('e') ? amount * 100 : Number(`${digits}e2`);
}

/**
 * Reais as an integer number of cents, so that sums are exact: 0.1 and 0.2 are 30 cents. Half cents round away from
 * zero, as in `formatMoney`.
 */
export function toCents(reais: number): number {
  // Adding zero turns -0 into 0, which would show a sign.
  return Math.sign(reais) * Math.round(hundredfold(Math.abs(reais))) + 0;
}

/**
 * The sum in cents of amounts in reais, each rounded to the cent as shown. Ignores amounts that are
 * not finite.
 */
export function sumInCents(amounts: readonly number[]): number {
  return amounts.filter(Number.isFinite).reduce((sum, reais) => sum + toCents(reais), 0);
}

/**
 * Money in reais as `R$ 1.234,56`, always with 2 decimals; `--` when empty or invalid
 * (docs/specification.md#money). Intl puts a no-break space (U+00A0) after `R$`.
 */
export function formatMoney(value: NumberLike): string {
  const number = toNumber(value);
  return number === null ? emptyValue : money(number);
}

/**
 * Money in cents, formatted like `formatMoney`; only `valor_final` of a voucher is in cents
 * (docs/api-decisions.md#money).
 */
export function formatCents(cents: NumberLike): string {
  const number = toNumber(cents);
  return number === null ? emptyValue : formatMoney(number / 100);
}
