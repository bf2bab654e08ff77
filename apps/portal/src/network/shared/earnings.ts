import type { Schemas } from '@raiz/api-client';
import { calendarDay } from '@raiz/api-client/rules';
import type { MonthTotal, TypeTotal } from '@raiz/ui/charts';
import { sumInCents } from '@raiz/ui/format';

/** One bonus of the member (spec, section 3). */
export type Earning = Schemas['Ganho'];

/** A month of the calendar. */
export interface Month {
  /** Four digits. */
  year: number;
  /** 1 to 12. */
  month: number;
}

/** The sum of earnings in cents, exact. */
export function sumOf(earnings: readonly Pick<Earning, 'amount'>[]): number {
  return sumInCents(earnings.map(({ amount }) => amount));
}

/** The month an earning was booked in, on the calendar of the device; null without a valid date. */
export function monthOf({ earning_date }: Pick<Earning, 'earning_date'>): Month | null {
  const [year, month] = calendarDay(earning_date)?.split('-') ?? [];
  return year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) };
}

function groupBy<Key>(earnings: readonly Earning[], keyOf: (earning: Earning) => Key): Map<Key, Earning[]> {
  const groups = new Map<Key, Earning[]>();
  for (const earning of earnings) {
    const key = keyOf(earning);
    const group = groups.get(key);
    if (group) group.push(earning);
    else groups.set(key, [earning]);
  }
  return groups;
}

/**
 * Totals by `bonus_type` in reais, the largest first. Added up from the lines themselves and not taken from the server's
 * `totaisPorTipo`, so that what stands on the screen agrees with its lines whatever is filtered.
 */
export function totalsByType(earnings: readonly Earning[]): TypeTotal[] {
  return [...groupBy(earnings, ({ bonus_type }) => bonus_type)]
    .map(([type, lines]) => ({ type, total: sumOf(lines) / 100 }))
    .toSorted((one, other) => other.total - one.total);
}

/** Totals by month in reais, added up from the lines; an earning without a date belongs to no month. */
export function totalsByMonth(earnings: readonly Earning[]): MonthTotal[] {
  const groups = groupBy(earnings, (earning) => {
    const at = monthOf(earning);
    return at && at.year * 100 + at.month;
  });
  return [...groups].flatMap(([key, lines]) =>
    key === null ? [] : [{ year: Math.floor(key / 100), month: key % 100, total: sumOf(lines) / 100 }],
  );
}
