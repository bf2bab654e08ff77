import { emptyValue } from './emptyValue.ts';
import { plainDigits } from './digits.ts';
import { toNumber, type NumberLike } from './number.ts';

let rounding: Intl.NumberFormat | undefined;

/** What has more than two decimals, or more digits than a number tells exactly. */
function rounded(reais: number): string {
  // "negative" keeps a rounded minus zero from showing as "-R$ 0,00".
  rounding ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'negative' });
  return rounding.format(reais);
}

/**
 * Money in reais as `R$ 1.234,56`, always with 2 decimals; `--` when empty or invalid (spec, section 3, Formats).
 * Between `R$` and the digits stands a no-break space (U+00A0), as Intl writes it, so that the two never part at the end
 * of a line: texts compared with it need that same character.
 */
export function formatMoney(value: NumberLike): string {
  const number = toNumber(value);
  if (number === null) return emptyValue;
  const plain = plainDigits(number);
  return plain ? `${plain.sign}R$\u00a0${plain.whole},${plain.decimals.padEnd(2, '0')}` : rounded(number);
}

/** Money in cents, as `valor_final` of a voucher alone arrives, shown like `formatMoney` (spec, section 9). */
export function formatCents(cents: NumberLike): string {
  const number = toNumber(cents);
  return number === null ? emptyValue : formatMoney(number / 100);
}
