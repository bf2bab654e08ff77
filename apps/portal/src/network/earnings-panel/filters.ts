import { type Earning, monthOf } from '../../shared/earnings/earnings.ts';
import { wholeNumber } from '../../shared/page/ids.ts';

/** Filters of the earnings; null filters nothing. */
export interface EarningFilters {
  /** 1 to 12; never without a year. */
  month: number | null;
  /** Four digits. */
  year: number | null;
  /** `bonus_type` as the server names it. */
  type: string | null;
  /** `id_assinante`: the person the earnings come from. */
  person: number | null;
}

/** Query parameter of each filter; the network's pages link here with `assinante`. */
const filterKeys = { month: 'mes', year: 'ano', type: 'tipo', person: 'assinante' } as const satisfies Record<
  keyof EarningFilters,
  string
>;

/**
 * Reads the filters from an address; ignores invalid values.
 * @param thisYear year of a month that is given without a year
 */
export function readFilters(search: URLSearchParams, thisYear: number): EarningFilters {
  const month = wholeNumber(search.get(filterKeys.month), 1, 12);
  const year = wholeNumber(search.get(filterKeys.year), 1000, 9999);
  return {
    month,
    year: year ?? (month === null ? null : thisYear),
    type: search.get(filterKeys.type)?.trim() || null,
    person: wholeNumber(search.get(filterKeys.person)),
  };
}

/** Query parameters for filters. */
export function writeFilters(filters: EarningFilters): Record<string, string> {
  const query: Record<string, string> = {};
  if (filters.month !== null) query[filterKeys.month] = String(filters.month);
  if (filters.year !== null) query[filterKeys.year] = String(filters.year);
  if (filters.type !== null) query[filterKeys.type] = filters.type;
  if (filters.person !== null) query[filterKeys.person] = String(filters.person);
  return query;
}

/** No filter at all. */
export const noFilters: EarningFilters = { month: null, year: null, type: null, person: null };

/** How many filters are active. */
export function filtersInUse({ month, year, type, person }: EarningFilters): number {
  return [month, year, type, person].filter((value) => value !== null).length;
}

/** Whether any filter is active. */
export function isFiltering(filters: EarningFilters): boolean {
  return filtersInUse(filters) > 0;
}

/** The earnings that pass all filters, in their order. */
export function applyFilters(earnings: readonly Earning[], filters: EarningFilters): readonly Earning[] {
  if (!isFiltering(filters)) return earnings;
  return earnings.filter((earning) => {
    if (filters.person !== null && earning.id_assinante !== filters.person) return false;
    if (filters.type !== null && earning.bonus_type !== filters.type) return false;
    if (filters.month === null && filters.year === null) return true;
    const at = monthOf(earning);
    if (at === null) return false;
    return (
      (filters.month === null || at.month === filters.month) && (filters.year === null || at.year === filters.year)
    );
  });
}

/** Years to choose from, newest first: those of the earnings and the chosen one. */
export function yearsOf(earnings: readonly Earning[], chosen: number | null): number[] {
  const years = new Set(earnings.flatMap((earning) => monthOf(earning)?.year ?? []));
  if (chosen !== null) years.add(chosen);
  return [...years].toSorted((one, other) => other - one);
}

/** Types to choose from, known ones first: those of the earnings and the chosen one. */
export function typesOf(earnings: readonly Earning[], chosen: string | null, known: readonly string[]): string[] {
  const types = new Set(earnings.flatMap(({ bonus_type }) => (bonus_type?.trim() ? bonus_type : [])));
  if (chosen !== null) types.add(chosen);
  const place = (type: string) => (known.includes(type) ? known.indexOf(type) : known.length);
  return [...types].toSorted((one, other) => place(one) - place(other) || one.localeCompare(other, 'pt-BR'));
}
