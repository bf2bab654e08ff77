import { earningsMessages } from '@raiz/ui/messages/network';
import { labelOf } from '../reads/labelOf.ts';
import type { Earning } from './earnings.ts';

/**
 * Portuguese label of a `bonus_type` (docs/specification.md#bonus-types); returns an unknown one
 * unchanged.
 */
export function bonusLabel(type: string | null): string {
  return labelOf(earningsMessages.bonusLabels, type);
}

/** The depth that a bonus came from, such as 'profundidade 3'; null where the label says it, as for a direct one. */
export function depthText({ bonus_type, level }: Pick<Earning, 'bonus_type' | 'level'>): string | null {
  return level === null || (bonus_type === 'direct' && level === 1) ? null : earningsMessages.ofDepth({ depth: level });
}

/** Whether a bonus is for the member's level, not from one person: neither direct nor indirect. */
export function isLevelBonus(type: string | null): boolean {
  return type !== null && type !== 'direct' && type !== 'indirect' && Object.hasOwn(earningsMessages.bonusLabels, type);
}
