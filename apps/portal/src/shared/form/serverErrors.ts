import { toFailure } from '@raiz/api-client';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** `type` of an error from the server. */
export const serverError = 'server';

/**
 * Shows the server's field errors (`Erro.fields`) at the form's fields; the design system's `Form`
 * moves the focus to the first. Ignores fields that the form does not have.
 * @param names The form's field for each field of the request.
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  names: Readonly<Record<string, FieldPath<Values> | undefined>>,
): void {
  for (const { field, message } of toFailure(error).fields) {
    const name = Object.hasOwn(names, field) ? names[field] : undefined;
    if (name !== undefined) setError(name, { type: serverError, message });
  }
}
