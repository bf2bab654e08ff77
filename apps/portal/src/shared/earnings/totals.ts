import type { Received } from '@raiz/api-client';
import type { MonthTotal, TypeTotal } from '@raiz/ui/charts';
import { sumInCents } from '@raiz/ui/format';
import { knownRows, sumOfAmounts } from '../reads/rows.ts';
import { type Earning, totalsByMonth, totalsByType } from './earnings.ts';

/** The answer of `GET /ganhos/detalhados`. */
export interface EarningsAnswer {
  ganhos: readonly (Earning | null)[];
  totaisPorTipo: readonly (Received<'TotalPorTipo'> | null)[];
  totaisPorMes: readonly (Received<'TotalPorMes'> | null)[];
}

/** What a page says about earnings as a whole. */
export interface Totals {
  /** In cents. */
  sum: number;
  /** In reais. */
  byType: readonly TypeTotal[];
  /** In reais. */
  byMonth: readonly MonthTotal[];
  /** Whether an amount of the sum is unknown. */
  lacksAmount: boolean;
  /** Whether the totals are computed from the rows. */
  fromRows: boolean;
  /** Whether the rows of the answer do not add up to its totals. */
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

/** Totals of the server: those with an amount. */
interface Book<Total> {
  known: readonly Total[];
  lacksAmount: boolean;
}

function bookOf<Row, Total>(rows: readonly (Row | null)[], read: (row: Row) => Total | null): Book<Total> {
  const known = knownRows(knownRows(rows).map(read));
  return { known, lacksAmount: known.length < rows.length };
}

function centsOf(totals: readonly { total: number }[]): number {
  return sumInCents(totals.map(({ total }) => total));
}

/** Whether a complete list of totals says something else than the rows. */
function differs({ known, lacksAmount }: Book<{ total: number }>, rows: readonly { total: number }[]): boolean {
  return known.length > 0 && !lacksAmount && centsOf(known) !== centsOf(rows);
}

/**
 * The totals of an answer: the server's, which are the company's books; those of the rows only
 * where the server sent none (docs/api-decisions.md#readearnings).
 * @param scope what was asked for: one month, whose total is that of the month, or everything
 */
export function totalsOf({ ganhos, totaisPorTipo, totaisPorMes }: EarningsAnswer, scope: 'month' | 'all'): Totals {
  const rows = totalsOfRows(knownRows(ganhos));
  const types = bookOf(totaisPorTipo, ({ bonus_type, total }) =>
    total === null ? null : { type: bonus_type ?? '', total },
  );
  const months = bookOf(totaisPorMes, ({ mes, ano, total }) =>
    mes === null || ano === null || total === null ? null : { month: mes, year: ano, total },
  );
  const books = scope === 'month' ? [months, types] : [types, months];
  const book = books.find(({ known }) => known.length > 0);
  const byType = types.known.length > 0 ? types.known : rows.byType;
  const byMonth = months.known.length > 0 ? months.known : rows.byMonth;
  return {
    sum: book ? centsOf(book.known) : rows.sum,
    byType,
    byMonth,
    lacksAmount: book ? book.lacksAmount : rows.lacksAmount,
    fromRows: book === undefined && rows.fromRows,
    rowsDiffer: differs(types, rows.byType) || differs(months, rows.byMonth),
  };
}
