import type { Schemas } from '@raiz/api-client';

/** A lesson in the order of its course. */
export type OrderedLesson = Schemas['AulaOrdenada'];

/** Where a lesson stands in its course. */
export interface Neighbours {
  previous: OrderedLesson | null;
  next: OrderedLesson | null;
}

/**
 * The lessons before and after one, by the server's order and not by the outline's: where the two
 * differ, this one leads (operations.md, section 5). Students skip what is not published,
 * administrators do not (spec, section 6); an unpublished lesson that a student opened by its
 * address has its neighbours too.
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
