import { extent, range, rollup, rollups, sum } from 'd3-array';
import { toCents } from '../../../format/money.ts';
import { emptyValue } from '../../../format/number.ts';
import type { BonusType } from '../../../theme/tokens.ts';
import { levelLang } from '../LevelChip/levels.ts';
import type { TypeRowTexts } from './Chart.tsx';

/** A calendar month. */
export interface Month {
  /** Four digits. */
  year: number;
  /** 1 to 12. */
  month: number;
}

/** Earnings of a month. */
export interface MonthTotal extends Month {
  /** In reais; negative if reversals exceed payments; null when unknown. */
  total: number | null;
}

/** A month of the chart. */
export interface MonthCents extends Month {
  /** In cents; zero for a month without data, null for one whose total is unknown. */
  cents: number | null;
}

/** Number of months since the year zero. */
export function monthIndex({ year, month }: Month): number {
  return year * 12 + month - 1;
}

/** The month of an index. */
export function monthAt(index: number): Month {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

function isMonth({ year, month }: Month): boolean {
  const inCalendar = Number.isInteger(month) && month >= 1 && month <= 12;
  return inCalendar && Number.isInteger(year) && year >= 1000 && year <= 9999;
}

/** The months of a chart. */
export interface ChartMonths {
  /** Oldest first and without gaps; maximum twelve. */
  bars: readonly MonthCents[];
  /** Whether there are earlier totals. */
  hasEarlier: boolean;
}

/** Maximum number of bars. */
export const maxBars = 12;

function centsOf(totals: readonly MonthTotal[]): number | null {
  let cents = 0;
  for (const { total } of totals) {
    if (total === null) return null;
    cents += toCents(total);
  }
  return cents;
}

/**
 * The months up to the newest total or `current`, the newest twelve. Adds up totals of the same
 * month, which is unknown if one of them is; ignores invalid months and totals that are not finite.
 * @param totals in any order
 * @param current month to include even without a total
 */
export function monthsOf(totals: readonly MonthTotal[], current: Month | undefined): ChartMonths {
  const known = totals.filter((entry) => isMonth(entry) && (entry.total === null || Number.isFinite(entry.total)));
  const centsAt = rollup(known, (entries) => centsOf(entries), monthIndex);
  const shown = current !== undefined && isMonth(current) ? [monthIndex(current)] : [];
  const [oldest, newest] = extent([...centsAt.keys(), ...shown]);
  if (oldest === undefined || newest === undefined) return { bars: [], hasEarlier: false };
  const first = Math.max(oldest, newest - maxBars + 1);
  return {
    bars: range(first, newest + 1).map((index) => {
      const cents = centsAt.get(index);
      return { ...monthAt(index), cents: cents === undefined ? 0 : cents };
    }),
    hasEarlier: oldest < first,
  };
}

/**
 * Shares in whole percent that add up to exactly 100 (largest remainder method).
 * @param amounts in cents
 * @returns null if the sum is zero or less, or an amount is negative
 */
export function sharesOf(amounts: readonly number[]): number[] | null {
  const total = sum(amounts);
  if (total <= 0 || amounts.some((amount) => amount < 0)) return null;
  const exact = amounts.map((amount) => (amount / total) * 100);
  const shares = exact.map(Math.floor);
  const left = 100 - sum(shares);
  const byLoss = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .toSorted((one, other) => other.lost - one.lost || one.index - other.index);
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Earnings of one bonus type. */
export interface TypeTotal {
  /** `bonus_type` of the API; may be unknown. */
  type: string;
  /** In reais; negative if reversals exceed payments. */
  total: number;
}

/** A row of the chart. */
export interface TypeRow {
  type: string;
  /** Portuguese label; an unknown type is unchanged, an empty one is `--`. */
  name: string;
  /** Language of the name if it is not Portuguese. */
  lang: 'en' | undefined;
  /** Colour of the bar. */
  tone: BonusType | 'unknown';
  cents: number;
  /** Share of the sum, such as `12%`; null if there are no shares. */
  share: string | null;
}

/** Text of a share; `0%` and `100%` only if exact. */
function shareText(share: number, cents: number, isAll: boolean, texts: TypeRowTexts): string {
  if (share === 0 && cents > 0) return texts.shareBelow;
  if (share === 100 && !isAll) return texts.shareAbove;
  return `${share}%`;
}

/**
 * One row per bonus type, largest first. Adds up totals of the same type; ignores totals that are
 * not finite.
 */
export function typeRows(totals: readonly TypeTotal[], texts: TypeRowTexts): TypeRow[] {
  const isKnown = (type: string): type is BonusType => Object.hasOwn(texts.bonusLabels, type);
  const known = totals.filter(({ total }) => Number.isFinite(total));
  const sums = rollups(
    known,
    (entries) => sum(entries, ({ total }) => toCents(total)),
    ({ type }) => type,
  ).toSorted(([, one], [, other]) => other - one);
  const shares = sharesOf(sums.map(([, cents]) => cents));
  const isAll = sums.filter(([, cents]) => cents !== 0).length === 1;
  return sums.map(([type, cents], index) => {
    const tone = isKnown(type) ? type : 'unknown';
    const name = isKnown(type) ? texts.bonusLabels[type] : type.trim() || emptyValue;
    const share = shares === null ? null : shareText(shares[index] ?? 0, cents, isAll, texts);
    return { type, name, lang: levelLang(name), tone, cents, share };
  });
}
