import { useParams } from 'react-router-dom';

/** An id of the contract: an integer from 1; null for anything else. */
export function toId(value: string | null | undefined): number | null {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

/**
 * An id from the path, or null when it is no integer from 1, for which the screen shows its load failure without a call.
 * @param name The parameter as `paths.ts` writes it.
 */
export function usePathId(name: 'cursoId' | 'moduloId' | 'aulaId'): number | null {
  return toId(useParams()[name]);
}

/** An id from the query, or null when there is none or it is no integer from 1. */
export function readQueryId(search: URLSearchParams, name: string): number | null {
  return toId(search.get(name));
}
