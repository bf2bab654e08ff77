import { emptyValue } from './emptyValue.ts';

const monthAndYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month (1 to 12) and year as `novembro de 2026`; `--` when the month or the year is not one. */
export function formatMonth(month: number, year: number): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) return emptyValue;
  if (!Number.isInteger(year) || year < 1000 || year > 9999) return emptyValue;
  return monthAndYear.format(Date.UTC(year, month - 1, 1));
}
