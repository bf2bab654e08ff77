import type { Received } from '@raiz/api-client';
import { hasId, knownRows } from '../../shared/reads/rows.ts';

/** A lesson in the server's order of lessons. */
export type OrderedLesson = Received<'AulaOrdenada'>;

/** One that can be linked to. */
export type LinkedLesson = OrderedLesson & { id: number };

/** The lessons before and after one, or null. */
export interface Neighbours {
  previous: LinkedLesson | null;
  next: LinkedLesson | null;
}

/**
 * The lessons before and after one, in the server's order, which may differ from the outline
 * (docs/api-decisions.md#listorderedlessons). Students skip unpublished lessons, administrators do
 * not; an unpublished lesson that a student opened by its address has neighbours, too. Lessons
 * without an id are skipped.
 */
export function neighbours(rows: readonly (OrderedLesson | null)[], lessonId: number, isAdmin: boolean): Neighbours {
  const ordered = knownRows(rows).filter(hasId);
  const place = ordered.findIndex((lesson) => lesson.id === lessonId);
  if (place === -1) return { previous: null, next: null };
  const opens = (lesson: LinkedLesson) => isAdmin || lesson.published === 1;
  return {
    previous: ordered.slice(0, place).findLast(opens) ?? null,
    next: ordered.slice(place + 1).find(opens) ?? null,
  };
}
