import { emptyValue } from '../../format/emptyValue.ts';
import { earningsMessages } from '../../messages/network/earnings.ts';
import type { BonusType } from '../../theme/tokens.ts';
import { levelLang } from '../domain/LevelChip/levelLang.ts';
import { toCents } from '../../format/cents.ts';
import { sharesOf } from './shares.ts';

/** Earnings of one bonus type. */
export interface TypeTotal {
  /** `bonus_type` of the API; may be unknown. */
  type: string;
  /** In reais; negative if more was taken back than paid. */
  total: number;
}

/** A row of the chart. */
export interface TypeRow {
  type: string;
  /** Portuguese word; an unknown type is unchanged, an empty one is `--`. */
  name: string;
  /** Language of the name if it is not Portuguese. */
  lang: 'en' | undefined;
  /** Colour of the bar. */
  tone: BonusType | 'unknown';
  cents: number;
  /** Share of the sum, such as `12%`; null if there are no shares. */
  share: string | null;
}

const known: Readonly<Record<BonusType, string>> = earningsMessages.bonusWords;

function isKnown(type: string): type is BonusType {
  return Object.hasOwn(known, type);
}

/** Text of a share; `0%` and `100%` only if exact. */
function shareWords(share: number, cents: number, isAll: boolean): string {
  if (share === 0 && cents > 0) return earningsMessages.shareBelow;
  if (share === 100 && !isAll) return earningsMessages.shareAbove;
  return `${share}%`;
}

/**
 * One row per bonus type, largest first. Adds up totals of the same type; ignores totals that are
 * not finite.
 */
export function typeRows(totals: readonly TypeTotal[]): TypeRow[] {
  const centsOf = new Map<string, number>();
  for (const { type, total } of totals) {
    if (Number.isFinite(total)) centsOf.set(type, (centsOf.get(type) ?? 0) + toCents(total));
  }
  const sums = [...centsOf].toSorted(([, one], [, other]) => other - one);
  const shares = sharesOf(sums.map(([, cents]) => cents));
  const isAll = sums.filter(([, cents]) => cents !== 0).length === 1;
  return sums.map(([type, cents], index) => {
    const tone = isKnown(type) ? type : 'unknown';
    const name = isKnown(type) ? known[type] : type.trim() || emptyValue;
    const share = shares === null ? null : shareWords(shares[index] ?? 0, cents, isAll);
    return { type, name, lang: levelLang(name), tone, cents, share };
  });
}
