import type { Received } from '@raiz/api-client';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { useEffect, useState } from 'react';
import { $api } from '../reads/queries.ts';
import { hasId, nonNullRows } from '../reads/rows.ts';

/** Names of the people of the network by their id. */
export type Names = ReadonlyMap<number, string>;

/** Of people with the same id the first, as in the tree and in the sheet. */
function namesOf({ indicados }: { indicados: readonly (Received<'Indicado'> | null)[] }): Names {
  const people = nonNullRows(indicados).filter(hasId).toReversed();
  return new Map(people.flatMap(({ id, name }): [number, string][] => (name?.trim() ? [[id, name.trim()]] : [])));
}

/** A network of 50,000 people is 13 MB of JSON: reads it once, without comparing answers. */
const options = {
  select: namesOf,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
} as const;

/**
 * The names of the network.
 * @param wanted whether the page needs them, and so reads the network after it has rendered; else only names that
 *   another page has read
 */
export function useNames(wanted: boolean) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    // In the first task after the next paint.
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setShown(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [wanted]);
  return $api.useQuery('get', '/minhas-indicacoes', undefined, { ...options, enabled: wanted && isShown });
}

/** The name of a person; without one, a label with the number. */
export function subscriberName(id: number, names: Names | undefined): string {
  return names?.get(id) ?? messages.subscriberNumber({ id });
}
