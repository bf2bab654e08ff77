import { emptyValue } from '@raiz/ui/format';
import { earningsMessages } from '@raiz/ui/messages/network';

const known: Readonly<Record<string, string>> = earningsMessages.bonusWords;

/**
 * Portuguese word of a `bonus_type` (docs/specification.md#bonus-types). Returns an unknown type
 * unchanged and `--` for an empty one.
 */
export function bonusWord(type: string): string {
  return (Object.hasOwn(known, type) ? known[type] : undefined) ?? (type.trim() || emptyValue);
}
