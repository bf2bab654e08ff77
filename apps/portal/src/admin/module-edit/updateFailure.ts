import { toFailure } from '@raiz/api-client';
import { adminModuleEditMessages as messages } from '@raiz/ui/messages/admin';

/** The sentence for a module that was not updated, by the kind of failure (operations.md, PUT /admin/modules/{id}). */
export function updateFailure(caught: unknown): string {
  const { status } = toFailure(caught);
  return status >= 400 && status < 500 ? messages.refused : messages.serverFailed;
}
