import { type ErrorTexts, failureReason, toFailure } from '@raiz/api-client';

interface ActionTexts {
  /** "Could not …", when the server gave a reason. */
  failed: string;
  /** "… failed: {reason}". */
  unreachable: (values: { reason: string }) => string;
}

/**
 * The message for a failed deletion or publication of a lesson: 'Could not …' when the server gave
 * a reason, '… failed: {reason}' when it gave none or could not be reached
 * (docs/specification.md#could-not-or-failed).
 */
export function failedAction(caught: unknown, texts: ActionTexts): ErrorTexts {
  const isUnexplained = toFailure(caught).text === null;
  const fallback = isUnexplained ? texts.unreachable({ reason: failureReason(caught) }) : texts.failed;
  return { fallback, serverText: false, lang: 'en' };
}
