import { failureText, toFailure } from '@raiz/api-client';
import { serverTexts } from '@raiz/api-client/rules';
import { coursePreviewMessages } from '@raiz/ui/messages/learning';

/** Why an enrolment was refused: the client decides by the server's words, not by the status (operations.md, section 5). */
export type Refusal = { kind: 'already' } | { kind: 'needsSubscription' } | { kind: 'failed'; message: string };

/** Reads a failed enrolment call (spec, section 8, Student learning). */
export function readRefusal(caught: unknown): Refusal {
  const text = toFailure(caught).text ?? '';
  if (text.includes(serverTexts.alreadyEnrolled)) return { kind: 'already' };
  if (text.includes(serverTexts.needsSubscription)) return { kind: 'needsSubscription' };
  const { failed: fallback, connectionFailed: connection } = coursePreviewMessages;
  return { kind: 'failed', message: failureText(caught, { fallback, connection }) };
}
