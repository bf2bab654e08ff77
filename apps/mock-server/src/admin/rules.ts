import type { Schemas } from '@raiz/api-client';
import { isWebUrl, splitLinks } from '@raiz/api-client/rules';
import { errorBodies } from '@raiz/contract';
import { invalidRequestBody } from '../core/errors.ts';

/** The stored form of an optional text: null when empty or missing, otherwise unchanged. */
export function optionalText(value: string | null | undefined): string | null {
  return value === undefined || value === null || value.trim() === '' ? null : value;
}

/** The stored form of one or several links separated by commas: trimmed, null without any link. */
export function optionalLinks(value: string | null | undefined): string | null {
  return splitLinks(value).length === 0 ? null : optionalText(value?.trim());
}

/** Maximum number of modules in a course, and of lessons in a module: that of the contract's lists. */
export const maxChildren = 1000;

/**
 * The 400 for a field with a well-formed but unacceptable value:
 * `docs/api-decisions.md#error-body`.
 */
export function badField(field: string, message: string): Schemas['Erro'] {
  return invalidRequestBody([{ field, message }]);
}

/** Reports the first link of a lesson without a host; null when all have one. The contract has checked the scheme. */
export function linkFault(links: { video_url?: string | null; resource_url?: string | null }): Schemas['Erro'] | null {
  const { error } = errorBodies.LinkInvalido;
  const field = (['video_url', 'resource_url'] as const).find((name) => !splitLinks(links[name]).every(isWebUrl));
  return field === undefined ? null : invalidRequestBody([{ field, message: error, error }]);
}
