import { monthNames } from '@raiz/ui/format';

/** Name of a month (1 to 12), such as `novembro`. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** The months 1 to 12. */
export const monthNumbers = monthNames.map((_name, at) => at + 1);
