import type { FieldFailure } from './failure.ts';

/** The server's sentence in an error body, or null if it has none. */
export function serverText(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  return typeof body.error === 'string' && body.error.trim() !== '' ? body.error : null;
}

function isFieldFailure(value: unknown): value is FieldFailure {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('message' in value)) return false;
  return typeof value.field === 'string' && typeof value.message === 'string' && value.message.trim() !== '';
}

/** The valid entries of the contract's `Erro.fields`. */
export function serverFields(body: unknown): readonly FieldFailure[] {
  if (typeof body !== 'object' || body === null || !('fields' in body) || !Array.isArray(body.fields)) return [];
  return body.fields.filter(isFieldFailure);
}

/** Whether a body says `success: false`. */
export function saysFailure(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}
