import { emptyValue } from './emptyValue.ts';
import { plainDigits } from './digits.ts';
import { toNumber, type NumberLike } from './number.ts';

let rounding: Intl.NumberFormat | undefined;

/** Formats amounts with more than two decimals or beyond exact integers. */
function rounded(reais: number): string {
  // "negative" avoids "-R$ 0,00" for a rounded -0.
  rounding ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'negative' });
  return rounding.format(reais);
}

/**
 * Money in reais as `R$ 1.234,56`, always with 2 decimals; `--` when empty or invalid
 * (docs/specification.md#money). As with Intl, a no-break space (U+00A0) follows `R$`.
 */
export function formatMoney(value: NumberLike): string {
  const number = toNumber(value);
  if (number === null) return emptyValue;
  const plain = plainDigits(number);
  return plain ? `${plain.sign}R$\u00a0${plain.whole},${plain.decimals.padEnd(2, '0')}` : rounded(number);
}

/**
 * Money in cents, formatted like `formatMoney`; only `valor_final` of a voucher is in cents
 * (docs/api-decisions.md#money).
 */
export function formatCents(cents: NumberLike): string {
  const number = toNumber(cents);
  return number === null ? emptyValue : formatMoney(number / 100);
}
