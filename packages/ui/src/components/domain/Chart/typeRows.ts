import { emptyValue } from '../../../format/emptyValue.ts';
import type { BonusType } from '../../../theme/tokens.ts';
import { levelLang } from '../LevelChip/levels.ts';
import { toCents } from '../../../format/cents.ts';
import { sharesOf } from './shares.ts';
import type { TypeRowTexts } from './texts.ts';

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

/** Text of a share; `0%` and `100%` only if exact. */
function shareWords(share: number, cents: number, isAll: boolean, texts: TypeRowTexts): string {
  if (share === 0 && cents > 0) return texts.shareBelow;
  if (share === 100 && !isAll) return texts.shareAbove;
  return `${share}%`;
}

/**
 * One row per bonus type, largest first. Adds up totals of the same type; ignores totals that are
 * not finite.
 */
export function typeRows(totals: readonly TypeTotal[], texts: TypeRowTexts): TypeRow[] {
  const isKnown = (type: string): type is BonusType => Object.hasOwn(texts.bonusWords, type);
  const centsOf = new Map<string, number>();
  for (const { type, total } of totals) {
    if (Number.isFinite(total)) centsOf.set(type, (centsOf.get(type) ?? 0) + toCents(total));
  }
  const sums = [...centsOf].toSorted(([, one], [, other]) => other - one);
  const shares = sharesOf(sums.map(([, cents]) => cents));
  const isAll = sums.filter(([, cents]) => cents !== 0).length === 1;
  return sums.map(([type, cents], index) => {
    const tone = isKnown(type) ? type : 'unknown';
    const name = isKnown(type) ? texts.bonusWords[type] : type.trim() || emptyValue;
    const share = shares === null ? null : shareWords(shares[index] ?? 0, cents, isAll, texts);
    return { type, name, lang: levelLang(name), tone, cents, share };
  });
}
