import { type Earning, monthOf } from '../shared/earnings.ts';

/** What of the earnings is to be shown; null does not filter. */
export interface EarningFilters {
  /** 1 to 12; never without a year. */
  month: number | null;
  /** Four digits. */
  year: number | null;
  /** `bonus_type` as the server names it. */
  type: string | null;
}

/** The filters by name, each with its word in the address: those of the API (spec, section 7). */
export const filterKeys = { month: 'mes', year: 'ano', type: 'tipo' } as const satisfies Record<
  keyof EarningFilters,
  string
>;

function wholeNumber(text: string | null, least: number, most: number): number | null {
  const number = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

/**
 * The filters of an address; what makes no sense filters nothing.
 * @param thisYear the year that a month alone belongs to (operations 4)
 */
export function readFilters(search: URLSearchParams, thisYear: number): EarningFilters {
  const month = wholeNumber(search.get(filterKeys.month), 1, 12);
  const year = wholeNumber(search.get(filterKeys.year), 1000, 9999);
  return {
    month,
    year: year ?? (month === null ? null : thisYear),
    type: search.get(filterKeys.type)?.trim() || null,
  };
}

/** The query of an address for filters. */
export function writeFilters(filters: EarningFilters): Record<string, string> {
  const query: Record<string, string> = {};
  if (filters.month !== null) query[filterKeys.month] = String(filters.month);
  if (filters.year !== null) query[filterKeys.year] = String(filters.year);
  if (filters.type !== null) query[filterKeys.type] = filters.type;
  return query;
}

/** Filters that let everything through. */
export const noFilters: EarningFilters = { month: null, year: null, type: null };

/** Whether any filter is in use. */
export function isFiltering({ month, year, type }: EarningFilters): boolean {
  return month !== null || year !== null || type !== null;
}

/** The earnings that all filters let through, in their order; one without a date belongs to no month and no year. */
export function applyFilters(earnings: readonly Earning[], filters: EarningFilters): readonly Earning[] {
  if (!isFiltering(filters)) return earnings;
  return earnings.filter((earning) => {
    if (filters.type !== null && earning.bonus_type !== filters.type) return false;
    if (filters.month === null && filters.year === null) return true;
    const at = monthOf(earning);
    if (at === null) return false;
    return (
      (filters.month === null || at.month === filters.month) && (filters.year === null || at.year === filters.year)
    );
  });
}

/** The years to choose from, newest first: those of the earnings, and the chosen one, which must be there to be taken back. */
export function yearsOf(earnings: readonly Earning[], chosen: number | null): number[] {
  const years = new Set(earnings.flatMap((earning) => monthOf(earning)?.year ?? []));
  if (chosen !== null) years.add(chosen);
  return [...years].toSorted((one, other) => other - one);
}

/** The kinds to choose from: those of the earnings in the order of `known`, then the unknown ones, and the chosen one. */
export function typesOf(earnings: readonly Earning[], chosen: string | null, known: readonly string[]): string[] {
  const types = new Set(earnings.map(({ bonus_type }) => bonus_type).filter((type) => type.trim() !== ''));
  if (chosen !== null) types.add(chosen);
  const place = (type: string) => (known.includes(type) ? known.indexOf(type) : known.length);
  return [...types].toSorted((one, other) => place(one) - place(other) || one.localeCompare(other, 'pt-BR'));
}
