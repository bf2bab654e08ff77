const integers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** A whole number as Brazil writes it: 1234 → `1.234`. */
export function formatCount(count: number): string {
  return integers.format(count);
}
