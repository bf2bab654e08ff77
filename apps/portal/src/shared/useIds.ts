import { useParams } from 'react-router-dom';

/** Parses an id; null unless it is an integer from 1 (docs/api-decisions.md#ids). */
export function toId(value: string | null | undefined): number | null {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

/**
 * Reads an id from the path. For null the page shows its load failure without a call.
 * @param name The parameter in `paths.ts`.
 */
export function usePathId(name: 'cursoId' | 'moduloId' | 'aulaId'): number | null {
  return toId(useParams()[name]);
}

/** Reads an id from the query, or null. */
export function readQueryId(search: URLSearchParams, name: string): number | null {
  return toId(search.get(name));
}
