import type { Schemas } from '@raiz/api-client';

/** A lesson in the server's order of lessons. */
export type OrderedLesson = Schemas['AulaOrdenada'];

/** The lessons before and after one, or null. */
export interface Neighbours {
  previous: OrderedLesson | null;
  next: OrderedLesson | null;
}

/**
 * The lessons before and after one, in the server's order, which may differ from the outline
 * (docs/api-decisions.md#listorderedlessons). Students skip unpublished lessons, administrators do
 * not; an unpublished lesson that a student opened by its address has neighbours, too.
 */
export function neighbours(ordered: readonly OrderedLesson[], lessonId: number, isAdmin: boolean): Neighbours {
  const place = ordered.findIndex((lesson) => lesson.id === lessonId);
  if (place === -1) return { previous: null, next: null };
  const opens = (lesson: OrderedLesson) => isAdmin || lesson.published === 1;
  return {
    previous: ordered.slice(0, place).findLast(opens) ?? null,
    next: ordered.slice(place + 1).find(opens) ?? null,
  };
}
