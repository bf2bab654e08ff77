import { earningsMessages } from '@raiz/ui/messages/network';
import { labelOf } from '../reads/labelOf.ts';

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
