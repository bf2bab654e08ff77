import { monthNames } from '@raiz/ui/format';

/** A month (1 to 12) without its year, such as `novembro`. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** The twelve months in their order. */
export const monthNumbers = monthNames.map((_name, at) => at + 1);
