import { emptyValue } from '@raiz/ui/format';
import { earningsMessages } from '@raiz/ui/messages/network';

const known: Readonly<Record<string, string>> = earningsMessages.bonusWords;

/** A `bonus_type` as people read it; one we have not heard of as it came, an empty one as `--` (spec, section 4). */
export function bonusWord(type: string): string {
  return (Object.hasOwn(known, type) ? known[type] : undefined) ?? (type.trim() || emptyValue);
}
