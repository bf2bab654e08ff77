import { failureText, toFailure } from '@raiz/api-client';
import { serverTexts } from '@raiz/api-client/rules';
import { coursePreviewMessages } from '@raiz/ui/messages/learning';

/**
 * Why an enrolment was refused, by the server's words and not by the status
 * (docs/api-decisions.md#enrollincourse).
 */
export type Refusal = { kind: 'already' } | { kind: 'needsSubscription' } | { kind: 'failed'; message: string };

/** Reads the refusal of a failed enrolment call. */
export function readRefusal(caught: unknown): Refusal {
  const text = toFailure(caught).text ?? '';
  if (text.includes(serverTexts.alreadyEnrolled)) return { kind: 'already' };
  if (text.includes(serverTexts.needsSubscription)) return { kind: 'needsSubscription' };
  const { failed: fallback, connectionFailed: connection } = coursePreviewMessages;
  return { kind: 'failed', message: failureText(caught, { fallback, connection }) };
}
