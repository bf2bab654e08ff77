import { emptyValue } from './emptyValue.ts';
import { toNumber, type NumberLike } from './number.ts';

// "negative" keeps a rounded or true minus zero from showing as "-R$ 0,00".
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'negative' });

/**
 * Money in reais as `R$ 1.234,56`, always with 2 decimals; `--` when empty or invalid (spec, section 3, Formats).
 * Between `R$` and the digits stands a no-break space (U+00A0), as Intl writes it, so that the two never part at the end
 * of a line: texts compared with it need that same character.
 */
export function formatMoney(value: NumberLike): string {
  const number = toNumber(value);
  return number === null ? emptyValue : reais.format(number);
}

/** Money in cents, as `valor_final` of a voucher alone arrives, shown like `formatMoney` (spec, section 9). */
export function formatCents(cents: NumberLike): string {
  const number = toNumber(cents);
  return number === null ? emptyValue : formatMoney(number / 100);
}
