import { emptyValue } from '@raiz/ui/format';
import { earningsMessages } from '@raiz/ui/messages/network';

/**
 * Portuguese word of a value of the API. Returns an unknown value unchanged and `--` for an empty
 * or missing one, because the sets of values are open (docs/api-decisions.md#open-values).
 */
export function wordOf(words: Readonly<Record<string, string>>, value: string | null): string {
  return (value !== null && Object.hasOwn(words, value) ? words[value] : undefined) ?? (value?.trim() || emptyValue);
}

/**
 * Portuguese word of a `bonus_type` (docs/specification.md#bonus-types); an unknown one is
 * unchanged.
 */
export function bonusWord(type: string | null): string {
  return wordOf(earningsMessages.bonusWords, type);
}

/**
 * Whether a bonus is for the member's level and comes from no single person: those that are neither
 * direct nor indirect.
 */
export function isLevelBonus(type: string | null): boolean {
  return type !== null && type !== 'direct' && type !== 'indirect' && Object.hasOwn(earningsMessages.bonusWords, type);
}
