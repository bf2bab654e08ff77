import { plainDigits } from './digits.ts';

/** Formats a whole number: 1234 → `1.234`. */
export function formatCount(count: number): string {
  const plain = plainDigits(count);
  if (plain?.decimals === '') return plain.sign + plain.whole;
  return new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }).format(count);
}
