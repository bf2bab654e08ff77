import { useParams } from 'react-router-dom';

/**
 * Reads a whole number from an address or a field: an id unless limits are given. Null when it is
 * missing, is not written in digits, or is out of range (docs/api-decisions.md#ids).
 */
export function wholeNumber(
  text: string | null | undefined,
  min = 1,
  max: number = Number.MAX_SAFE_INTEGER,
): number | null {
  const number = text && /^\d+$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : null;
}

/**
 * Reads an id from the path. For null the page shows its load failure without a call.
 * @param name The parameter in `paths.ts`.
 */
export function usePathId(name: 'cursoId' | 'moduloId' | 'aulaId'): number | null {
  return wholeNumber(useParams()[name]);
}
