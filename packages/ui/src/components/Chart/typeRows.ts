import { emptyValue } from '../../format/emptyValue.ts';
import { earningsMessages } from '../../messages/network/earnings.ts';
import type { BonusType } from '../../theme/tokens.ts';
import { levelLang } from '../domain/LevelChip/levelLang.ts';
import { toCents } from '../../format/cents.ts';
import { sharesOf } from './shares.ts';

/** What came in by one kind of bonus. */
export interface TypeTotal {
  /** `bonus_type` as the server names it; the set is open. */
  type: string;
  /** In reais; negative when more was taken back than given. */
  total: number;
}

/** A kind of bonus in the chart. */
export interface TypeRow {
  type: string;
  /** In words; an unknown type as it came, an empty one as `--`. */
  name: string;
  /** Language of the name when it is not Portuguese. */
  lang: 'en' | undefined;
  /** Colour of the bar. */
  tone: BonusType | 'unknown';
  cents: number;
  /** Percent of the whole in words; null when there is no whole to speak of. */
  share: string | null;
}

const known: Readonly<Record<BonusType, string>> = earningsMessages.bonusWords;

function isKnown(type: string): type is BonusType {
  return Object.hasOwn(known, type);
}

/** A share as whole percents; neither nothing nor all where that is not quite so. */
function shareWords(share: number, cents: number, isAll: boolean): string {
  if (share === 0 && cents > 0) return earningsMessages.shareBelow;
  if (share === 100 && !isAll) return earningsMessages.shareAbove;
  return `${share}%`;
}

/**
 * One row for each kind of bonus, the largest first. Totals of the same type are added up; those that are no finite number
 * are left out.
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
