import { toFailure } from '@raiz/api-client';
import { adminFormMessages } from '@raiz/ui/messages/admin';

interface ActionTexts {
  /** "Could not …": the server refused and said why. */
  failed: string;
  /** "… failed: {reason}". */
  unreachable: (values: { reason: string }) => string;
}

const { reason: reasons } = adminFormMessages;

/** Why there was no answer to speak of, in the language of these pages and in words for people. */
function reasonOf(kind: 'server' | 'connection' | 'shape', status: number): string {
  if (kind === 'connection') return reasons.connection;
  if (kind === 'shape') return reasons.strange;
  return status >= 500 ? reasons.server : reasons.refused;
}

/**
 * The sentence for a lesson's deletion or publication that failed: 'Could not …' when the server answered with a failure
 * of its own words, '… failed: {reason}' when it could not be reached or gave no reason (decisions.md, Lessons).
 */
export function failedAction(caught: unknown, texts: ActionTexts): string {
  const { text, kind, status } = toFailure(caught);
  return text === null ? texts.unreachable({ reason: reasonOf(kind, status) }) : texts.failed;
}
