import type { Received } from '@raiz/api-client';
import { calendarDay } from '@raiz/api-client/rules';
import type { Month, MonthTotal, TypeTotal } from '@raiz/ui/charts';
import { sumInCents } from '@raiz/ui/format';
import { valueOf } from '../reads/labelOf.ts';
import { groupBy, nonNullRows, sumOfAmounts } from '../reads/rows.ts';
import { newestFirst } from '../tables/byDate.ts';

/** One bonus of the member. */
export type Earning = Received<'Ganho'>;

export type { Month, MonthTotal };

/** Month of an earning in the portal's time zone; null without a valid date. */
export function monthOf({ earning_date }: Pick<Earning, 'earning_date'>): Month | null {
  const [year, month] = calendarDay(earning_date)?.split('-') ?? [];
  return year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) };
}

/** Whether two months are the same; an unknown month equals none. */
export function isSameMonth(one: Month | null, other: Month): boolean {
  return one?.year === other.year && one.month === other.month;
}

/** Sums of earnings by `bonus_type` in reais, largest first; an unknown type is empty. */
export function totalsByType(earnings: readonly Earning[]): TypeTotal[] {
  return [...groupBy(earnings, ({ bonus_type }) => valueOf(bonus_type))]
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

/** The answer of `GET /ganhos/detalhados`. */
export interface EarningsAnswer {
  ganhos: readonly (Earning | null)[];
  totaisPorTipo: readonly (Received<'TotalPorTipo'> | null)[];
  totaisPorMes: readonly (Received<'TotalPorMes'> | null)[];
}

/** The answer with its earnings newest first. */
export function newestEarnings(answer: EarningsAnswer): EarningsAnswer {
  return { ...answer, ganhos: newestFirst(answer.ganhos, ({ earning_date }) => earning_date) };
}

/** The totals of earnings that a page shows. */
export interface Totals {
  /** In cents. */
  sum: number;
  /** In reais. */
  byType: readonly TypeTotal[];
  /** In reais; null for a month whose total is unknown. */
  byMonth: readonly MonthTotal[];
  /** Whether the sum lacks an unknown amount. */
  lacksAmount: boolean;
  /** Whether the totals are computed from the rows. */
  fromRows: boolean;
  /** Whether the rows and the totals of the answer disagree. */
  rowsDiffer: boolean;
}

/** Totals computed from earnings. */
export function totalsOfRows(earnings: readonly Earning[]): Totals {
  const { total, missing } = sumOfAmounts(earnings);
  return {
    sum: total,
    byType: totalsByType(earnings),
    byMonth: totalsByMonth(earnings),
    lacksAmount: missing > 0,
    fromRows: earnings.length > 0,
    rowsDiffer: false,
  };
}

/** The server's totals that have an amount. */
interface Book<Total> {
  known: readonly Total[];
  lacksAmount: boolean;
}

function bookOf<Row, Total>(rows: readonly (Row | null)[], read: (row: Row) => Total | null): Book<Total> {
  const known = nonNullRows(nonNullRows(rows).map(read));
  return { known, lacksAmount: known.length < rows.length };
}

function centsOf(totals: readonly { total: number | null }[]): number {
  return sumInCents(totals.map(({ total }) => total ?? 0));
}

/** The server's totals by month, including those without an amount. */
function monthTotals(totals: EarningsAnswer['totaisPorMes']): MonthTotal[] {
  return nonNullRows(totals).flatMap(({ mes, ano, total }) =>
    mes === null || ano === null ? [] : [{ month: mes, year: ano, total }],
  );
}

/** Whether a complete list of totals disagrees with the rows. */
function differs({ known, lacksAmount }: Book<{ total: number }>, rows: Totals['byType'] | Totals['byMonth']): boolean {
  return known.length > 0 && !lacksAmount && centsOf(known) !== centsOf(rows);
}

/**
 * The totals of an answer: the server's, which are the company's books; computed from the rows only
 * where the server sent none (docs/api-decisions.md#readearnings).
 * @param scope the request's scope: one month, whose total is that of the month, or everything
 */
export function totalsOf({ ganhos, totaisPorTipo, totaisPorMes }: EarningsAnswer, scope: 'month' | 'all'): Totals {
  const rows = totalsOfRows(nonNullRows(ganhos));
  const types = bookOf(totaisPorTipo, ({ bonus_type, total }) =>
    total === null ? null : { type: bonus_type ?? '', total },
  );
  const months = bookOf(totaisPorMes, ({ mes, ano, total }) =>
    mes === null || ano === null || total === null ? null : { month: mes, year: ano, total },
  );
  const books = scope === 'month' ? [months, types] : [types, months];
  const book = books.find(({ known }) => known.length > 0);
  const byType = types.known.length > 0 ? types.known : rows.byType;
  const byMonth = months.known.length > 0 ? monthTotals(totaisPorMes) : rows.byMonth;
  return {
    sum: book ? centsOf(book.known) : rows.sum,
    byType,
    byMonth,
    lacksAmount: book ? book.lacksAmount : rows.lacksAmount,
    fromRows: book === undefined && rows.fromRows,
    rowsDiffer: differs(types, rows.byType) || differs(months, rows.byMonth),
  };
}

/**
 * Whether an amount of one month is unknown: in the server's totals by month, or, without them, in
 * the rows.
 */
export function lacksAmountIn({ ganhos, totaisPorMes }: EarningsAnswer, { year, month }: Month): boolean {
  const totals = nonNullRows(totaisPorMes);
  if (totals.some(({ mes, ano, total }) => mes !== null && ano !== null && total !== null))
    return totals.some(({ mes, ano, total }) => ano === year && mes === month && total === null);
  return nonNullRows(ganhos).some((row) => row.amount === null && isSameMonth(monthOf(row), { year, month }));
}
