import { emptyValue } from './emptyValue.ts';

/** The Portuguese names of the months; a constant, because the first `Intl` formatter is slow. */
export const monthNames: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** A month (1 to 12) and year as `novembro de 2026`; `--` when unknown or invalid. */
export function formatMonth(month: number | null, year: number | null): string {
  const name = month === null ? undefined : monthNames[month - 1];
  if (name === undefined || year === null || !Number.isInteger(year) || year < 1000 || year > 9999) return emptyValue;
  return `${name} de ${year}`;
}
