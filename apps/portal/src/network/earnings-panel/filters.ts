import { type Earning, monthOf } from '../../shared/earnings/earnings.ts';
import { valueOf } from '../../shared/reads/labelOf.ts';
import { inUse, number, type Parameters, readView } from '../../shared/page/viewInAddress.ts';

/** Filters of the earnings; null filters nothing. */
export interface EarningFilters {
  /** 1 to 12. */
  month: number | null;
  /** Four digits. */
  year: number | null;
  /** `bonus_type` as the server names it. */
  type: string | null;
  /** `id_assinante`: the person the earnings come from. */
  person: number | null;
}

/** Query parameter of each filter; the network's pages link here with `assinante`. */
export const filterParameters: Parameters<EarningFilters> = {
  month: number('mes', 1, 12),
  year: number('ano', 1000, 9999),
  type: { name: 'tipo', read: (type) => type || null, write: (type) => type ?? '' },
  person: number('assinante'),
};

/** No filter at all. */
export const noFilters = readView(filterParameters);

/** The filters of an address; a month without a year is one of this year. */
export function completeFilters(filters: EarningFilters, thisYear: number): EarningFilters {
  return filters.month !== null && filters.year === null ? { ...filters, year: thisYear } : filters;
}

/** Whether any filter is active. */
export function isFiltering(filters: EarningFilters): boolean {
  return inUse(filterParameters, filters) > 0;
}

/** The earnings that pass all filters, in their order. */
export function applyFilters(earnings: readonly Earning[], filters: EarningFilters): readonly Earning[] {
  if (!isFiltering(filters)) return earnings;
  return earnings.filter((earning) => {
    if (filters.person !== null && earning.id_assinante !== filters.person) return false;
    if (filters.type !== null && valueOf(earning.bonus_type) !== filters.type) return false;
    if (filters.month === null && filters.year === null) return true;
    const at = monthOf(earning);
    if (at === null) return false;
    return (
      (filters.month === null || at.month === filters.month) && (filters.year === null || at.year === filters.year)
    );
  });
}

/** Options for the year, newest first: those of the earnings and the chosen one. */
export function yearsOf(earnings: readonly Earning[], chosen: number | null): number[] {
  const years = new Set(earnings.flatMap((earning) => monthOf(earning)?.year ?? []));
  if (chosen !== null) years.add(chosen);
  return [...years].toSorted((one, other) => other - one);
}

/** Options for the type, known ones first: those of the earnings and the chosen one. */
export function typesOf(earnings: readonly Earning[], chosen: string | null, known: readonly string[]): string[] {
  const types = new Set(earnings.flatMap(({ bonus_type }) => valueOf(bonus_type) || []));
  if (chosen !== null) types.add(chosen);
  const rank = (type: string) => (known.includes(type) ? known.indexOf(type) : known.length);
  return [...types].toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other, 'pt-BR'));
}
