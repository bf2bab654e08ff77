import type { Schemas } from '@raiz/api-client';
import { calendarDay, localDay } from '@raiz/api-client/rules';

type Earning = Schemas['Ganho'];

/** Query of `GET /ganhos/detalhados`: a month 1 to 12, a year of four digits, both or neither. */
export interface Period {
  mes?: number;
  ano?: number;
}

/** Year and month of an earning, or null when it has no date. */
function monthOf(earning: Earning): { ano: number; mes: number } | null {
  const day = calendarDay(earning.earning_date);
  return day === null ? null : { ano: Number(day.slice(0, 4)), mes: Number(day.slice(5, 7)) };
}

/**
 * The earnings of a period. Without a period all, including those without a date; a month alone is that of the current
 * year, a year alone all its months: `docs/api-decisions.md#readearnings`.
 */
export function earningsIn(earnings: Earning[], { mes, ano }: Period, now: Date): Earning[] {
  if (mes === undefined && ano === undefined) return earnings;
  const year = ano ?? Number(localDay(now).slice(0, 4));
  return earnings.filter((earning) => {
    const month = monthOf(earning);
    return month !== null && month.ano === year && (mes === undefined || month.mes === mes);
  });
}

/** Sums reais as integer cents: decimals would lose precision (0.1 + 0.2). */
export function sumReais(amounts: number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}

/** Sums of earnings grouped by a key; skips those without a key. */
function amountsBy<Key extends string | number>(
  earnings: Earning[],
  keyOf: (earning: Earning) => Key | null,
): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const earning of earnings) {
    const key = keyOf(earning);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(earning.amount);
    else groups.set(key, [earning.amount]);
  }
  return groups;
}

const bonusTypes = [
  'direct',
  'indirect',
  'diamond',
  'diamond_double',
  'diamond_triple',
  'diamond_centurion',
  'diamond_imperial',
];

/** Index of a bonus type; unknown types come last: `docs/specification.md#bonus-types`. */
function bonusOrder(type: string): number {
  const at = bonusTypes.indexOf(type);
  return at === -1 ? bonusTypes.length : at;
}

/** Totals in reais, in the order of docs/specification.md#bonus-types. */
export function totalsByType(earnings: Earning[]): { bonus_type: string; total: number }[] {
  const groups = amountsBy(earnings, (earning) => earning.bonus_type);
  return [...groups]
    .map(([bonus_type, amounts]) => ({ bonus_type, total: sumReais(amounts) }))
    .sort((a, b) => bonusOrder(a.bonus_type) - bonusOrder(b.bonus_type) || a.bonus_type.localeCompare(b.bonus_type));
}

/** Totals in reais by month, newest first; skips earnings without a date. */
export function totalsByMonth(earnings: Earning[]): { mes: number; ano: number; total: number }[] {
  const groups = amountsBy(earnings, (earning) => {
    const month = monthOf(earning);
    return month && month.ano * 100 + month.mes;
  });
  return [...groups]
    .sort(([a], [b]) => b - a)
    .map(([key, amounts]) => ({ mes: key % 100, ano: Math.floor(key / 100), total: sumReais(amounts) }));
}
