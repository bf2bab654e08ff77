import { failureReason, toFailure } from '@raiz/api-client';

interface ActionTexts {
  /** "Could not …": the server refused and said why. */
  failed: string;
  /** "… failed: {reason}". */
  unreachable: (values: { reason: string }) => string;
}

/**
 * The sentence for a lesson's deletion or publication that failed: 'Could not …' when the server answered with a failure
 * of its own words, '… failed: {reason}' when it could not be reached or gave no reason (decisions.md, Lessons; the reason itself
 * is fixed for all languages in operations.md, 1.3).
 */
export function failedAction(caught: unknown, texts: ActionTexts): string {
  return toFailure(caught).text === null ? texts.unreachable({ reason: failureReason(caught) }) : texts.failed;
}
