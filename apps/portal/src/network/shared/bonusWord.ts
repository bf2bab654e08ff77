import { earningsMessages } from '@raiz/ui/messages/network';
import { wordOf } from './wordOf.ts';

/**
 * Portuguese word of a `bonus_type` (docs/specification.md#bonus-types); an unknown one is
 * unchanged.
 */
export function bonusWord(type: string | null): string {
  return wordOf(earningsMessages.bonusWords, type);
}
