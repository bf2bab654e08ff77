import type { Schemas } from '@raiz/api-client';
import { isWebUrl, splitLinks } from '@raiz/api-client/rules';

/** Optional text as it is stored: an empty or missing one is null (operations.md, G7); what was written stays as written. */
export function optionalText(value: string | null | undefined): string | null {
  return value === undefined || value === null || value.trim() === '' ? null : value;
}

/** An optional link, or several with commas, as stored: outer blanks are dropped, and commas alone are no link. */
export function optionalLinks(value: string | null | undefined): string | null {
  return splitLinks(value).length === 0 ? null : optionalText(value?.trim());
}

/** How many modules a course and lessons a module may have: the contract's lists are no longer. */
export const mostParts = 1000;

/** The refusal of a field whose value is well formed and still not acceptable (operations.md, G10). */
export function badField(field: string, message: string): Schemas['Erro'] {
  return { error: 'Dados inválidos.', code: 'dados_invalidos', fields: [{ field, message }] };
}

/** The first link of a lesson that leads nowhere, or null: the contract has seen to the scheme, this looks for a host. */
export function linkFault(links: { video_url?: string | null; resource_url?: string | null }): Schemas['Erro'] | null {
  const message = 'Link inválido.';
  for (const field of ['video_url', 'resource_url'] as const) {
    if (!splitLinks(links[field]).every(isWebUrl))
      return { error: message, code: 'link_invalido', fields: [{ field, message }] };
  }
  return null;
}
