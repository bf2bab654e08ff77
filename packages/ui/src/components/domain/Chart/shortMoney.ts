import { plainDigits } from '../../../format/digits.ts';
import { formatMoney } from '../../../format/money.ts';

/** Largest first. */
const units: readonly (readonly [least: number, word: string])[] = [
  [1e9, '\u00a0bi'],
  [1e6, '\u00a0mi'],
  [1e3, '\u00a0mil'],
  [1, ''],
];

let compact: Intl.NumberFormat | undefined;

/** For amounts that need rounding, and those of 1e12 reais and more. */
function rounded(reais: number): string {
  compact ??= new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  return compact.format(reais);
}

/**
 * Label of an axis: `R$ 500`, `R$ 1,25 mil`, `R$ 2 mi`. Below one thousand it has cents only if
 * there are any; above, as many decimals as the steps of an axis need. Uses no-break spaces, as
 * Intl does.
 * @param cents amount in cents
 */
export function shortMoney(cents: number): string {
  const reais = cents / 100;
  const size = Math.abs(reais);
  if (size < 1000 && !Number.isInteger(reais)) return formatMoney(reais);
  const [least, word] = units.find(([limit]) => size >= limit) ?? [1, ''];
  const plain = size < 1e12 ? plainDigits(reais / least) : null;
  if (plain === null) return rounded(reais);
  const { sign, whole, decimals } = plain;
  return `${sign}R$\u00a0${whole}${decimals && `,${decimals}`}${word}`;
}
