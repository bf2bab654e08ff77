import type { Received } from '@raiz/api-client';
import { calendarDay } from '@raiz/api-client/rules';
import type { Month, MonthTotal, TypeTotal } from '@raiz/ui/charts';
import { groupBy, sumOfAmounts } from '../reads/rows.ts';

/** One bonus of the member. */
export type Earning = Received<'Ganho'>;

export type { Month };

/** Month of an earning in the device's time zone; null without a valid date. */
export function monthOf({ earning_date }: Pick<Earning, 'earning_date'>): Month | null {
  const [year, month] = calendarDay(earning_date)?.split('-') ?? [];
  return year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) };
}

/** Sums of earnings by `bonus_type` in reais, largest first; an unknown type is empty. */
export function totalsByType(earnings: readonly Earning[]): TypeTotal[] {
  return [...groupBy(earnings, ({ bonus_type }) => bonus_type ?? '')]
    .map(([type, lines]) => ({ type, total: sumOfAmounts(lines).total / 100 }))
    .toSorted((one, other) => other.total - one.total);
}

/** Sums of earnings by month in reais; leaves out earnings without a valid date. */
export function totalsByMonth(earnings: readonly Earning[]): MonthTotal[] {
  const groups = groupBy(earnings, (earning) => {
    const at = monthOf(earning);
    return at && at.year * 100 + at.month;
  });
  return [...groups].flatMap(([key, lines]) =>
    key === null ? [] : [{ year: Math.floor(key / 100), month: key % 100, total: sumOfAmounts(lines).total / 100 }],
  );
}
