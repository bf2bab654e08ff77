import type { Received } from '@raiz/api-client';
import { $api } from '../../shared/reads/queries.ts';
import { hasId, knownRows } from '../../shared/reads/rows.ts';

type People = readonly (Received<'Indicado'> | null)[];

const noNames: ReadonlyMap<number, string> = new Map();

function namesOf({ indicados }: { indicados: People }): ReadonlyMap<number, string> {
  const people = knownRows(indicados).filter(hasId);
  return new Map(people.flatMap(({ id, name }): [number, string][] => (name?.trim() ? [[id, name.trim()]] : [])));
}

/**
 * Names of the people of the network by their id, if the network has been loaded before; otherwise
 * empty. Never fetches it: it may be large, and the earnings are complete without names.
 */
export function useLoadedNames(): ReadonlyMap<number, string> {
  const { data } = $api.useQuery('get', '/minhas-indicacoes', undefined, { enabled: false, select: namesOf });
  return data ?? noNames;
}
