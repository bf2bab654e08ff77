import { plainDigits } from './digits.ts';
import { emptyValue } from './emptyValue.ts';
import { toNumber, type NumberLike } from './number.ts';

/** Formats a whole number: 1234 → `1.234`; `--` when unknown or invalid. */
export function formatCount(value: NumberLike): string {
  const count = toNumber(value);
  if (count === null) return emptyValue;
  const plain = plainDigits(count);
  if (plain?.decimals === '') return plain.sign + plain.whole;
  return new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }).format(count);
}
