import { emptyValue } from '@raiz/ui/format';
import { earningsMessages } from '@raiz/ui/messages/network';

/**
 * Portuguese word of a value of the API. Returns an unknown value unchanged and `--` for an empty
 * or missing one, because the sets of values are open (docs/api-decisions.md#open-values).
 */
export function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string {
  return (value !== null && Object.hasOwn(labels, value) ? labels[value] : undefined) ?? (value?.trim() || emptyValue);
}

/**
 * Portuguese word of a `bonus_type` (docs/specification.md#bonus-types); an unknown one is
 * unchanged.
 */
export function bonusLabel(type: string | null): string {
  return labelOf(earningsMessages.bonusLabels, type);
}

/**
 * Whether a bonus is for the member's level and comes from no single person: those that are neither
 * direct nor indirect.
 */
export function isLevelBonus(type: string | null): boolean {
  return type !== null && type !== 'direct' && type !== 'indirect' && Object.hasOwn(earningsMessages.bonusLabels, type);
}
