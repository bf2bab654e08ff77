import { emptyValue } from './emptyValue.ts';

/** The months as Portuguese names them; written out, since `Intl` takes longer to begin than all of this file. */
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

/** A month (1 to 12) and year as `novembro de 2026`; `--` when the month or the year is not one. */
export function formatMonth(month: number, year: number): string {
  const name = monthNames[month - 1];
  if (name === undefined || !Number.isInteger(year) || year < 1000 || year > 9999) return emptyValue;
  return `${name} de ${year}`;
}
