import { toFailure } from '@raiz/api-client';
import { adminModuleEditMessages as messages } from '@raiz/ui/messages/admin';

/** The sentence for a failed update, by kind of failure (docs/api-decisions.md#updatemodule). */
export function updateFailure(caught: unknown): string {
  const { status } = toFailure(caught);
  return status >= 400 && status < 500 ? messages.refused : messages.serverFailed;
}
