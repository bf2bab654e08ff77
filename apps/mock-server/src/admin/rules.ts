import type { Schemas } from '@raiz/api-client';
import { isWebUrl, splitLinks } from '@raiz/api-client/rules';

/** An optional text as stored: null when empty or missing, otherwise as typed. */
export function optionalText(value: string | null | undefined): string | null {
  return value === undefined || value === null || value.trim() === '' ? null : value;
}

/** An optional link, or several separated by commas, as stored: trimmed, null without any link. */
export function optionalLinks(value: string | null | undefined): string | null {
  return splitLinks(value).length === 0 ? null : optionalText(value?.trim());
}

/** Most modules of a course and lessons of a module: the maximum of the contract's lists. */
export const maxChildren = 1000;

/**
 * The 400 for a field with a well-formed but unacceptable value:
 * `docs/api-decisions.md#error-body`.
 */
export function badField(field: string, message: string): Schemas['Erro'] {
  return { error: 'Dados inválidos.', code: 'dados_invalidos', fields: [{ field, message }] };
}

/** The first link of a lesson without a host, or null. The contract has checked the scheme. */
export function linkFault(links: { video_url?: string | null; resource_url?: string | null }): Schemas['Erro'] | null {
  const message = 'Link inválido.';
  for (const field of ['video_url', 'resource_url'] as const) {
    if (!splitLinks(links[field]).every(isWebUrl))
      return { error: message, code: 'link_invalido', fields: [{ field, message }] };
  }
  return null;
}
