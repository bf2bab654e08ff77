import { emptyValue } from '@raiz/ui/format';
import { earningsMessages } from '@raiz/ui/messages/network';

/**
 * Portuguese label of a value of the API. Returns an unknown value unchanged, because the sets of
 * values are open, and `--` for an empty or missing one (docs/api-decisions.md#open-values).
 */
export function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string {
  return (value !== null && Object.hasOwn(labels, value) ? labels[value] : undefined) ?? (value?.trim() || emptyValue);
}

/**
 * Portuguese label of a `bonus_type` (docs/specification.md#bonus-types); returns an unknown one
 * unchanged.
 */
export function bonusLabel(type: string | null): string {
  return labelOf(earningsMessages.bonusLabels, type);
}

/** Whether a bonus is for the member's level, not from one person: neither direct nor indirect. */
export function isLevelBonus(type: string | null): boolean {
  return type !== null && type !== 'direct' && type !== 'indirect' && Object.hasOwn(earningsMessages.bonusLabels, type);
}
