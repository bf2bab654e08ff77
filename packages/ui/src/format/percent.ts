import { emptyValue } from './emptyValue.ts';
import { toNumber, type NumberLike } from './number.ts';

/**
 * A percent from 0 to 100 (not a fraction) as `38%`; `--` when empty or invalid. Values outside are
 * clamped. Never shows `100%` for less than 100, since 100 % means completed.
 * @param decimals greatest number of decimals; 0 for progress, more for a discount such as `12,5%`
 */
export function formatPercent(value: NumberLike, decimals = 0): string {
  const number = toNumber(value);
  if (number === null) return emptyValue;
  const clamped = Math.min(100, Math.max(0, number));
  const step = 10 ** -decimals;
  const shown = clamped < 100 ? Math.min(clamped, 100 - step) : 100;
  return `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals, signDisplay: 'negative' }).format(shown)}%`;
}
