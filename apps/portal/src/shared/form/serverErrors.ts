import { toFailure } from '@raiz/api-client';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** The type of an error that the server found. */
export const serverError = 'server';

/**
 * Shows what the server says of single fields (`Erro.fields`) at the form's fields; the design
 * system's Form moves the focus to the first of them. Fields that the form does not have are left
 * to its message.
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
