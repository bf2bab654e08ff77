import type { Received } from '@raiz/api-client';
import { hasId, nonNullRows } from '../../shared/reads/rows.ts';
import { countedLessons, moduleOf } from '../shared/courseFacts.ts';
import type { Course, Module } from '../shared/courseQuery.ts';

/** Where a lesson is in its course. */
export interface LessonPosition {
  module: Module;
  /** Position of the module in the course, from 1. */
  modulePosition: number;
  /** Position among the lessons that the user can open, from 1; null if it is not one of them. */
  position: number | null;
  /** Number of lessons that the user can open. */
  total: number;
}

/**
 * The position of a lesson in the course's list. Students do not count unpublished lessons,
 * administrators do. Null when the list lacks the lesson.
 */
export function findLessonPosition(
  course: Pick<Course, 'modules'>,
  lessonId: number,
  isAdmin: boolean,
): LessonPosition | null {
  const module = moduleOf(course, lessonId);
  if (!module) return null;
  const open = countedLessons(course, isAdmin);
  const index = open.findIndex(({ id }) => id === lessonId);
  return {
    module,
    modulePosition: course.modules.indexOf(module) + 1,
    position: index === -1 ? null : index + 1,
    total: open.length,
  };
}

/** A lesson in the server's order of lessons. */
export type OrderedLesson = Received<'AulaOrdenada'>;

/** A lesson with an id, for a link. */
type LinkedLesson = OrderedLesson & { id: number };

/** The lessons before and after one, or null. */
export interface Neighbours {
  previous: LinkedLesson | null;
  next: LinkedLesson | null;
}

/**
 * The lessons before and after one, in the server's order, which may differ from the outline
 * (docs/api-decisions.md#listorderedlessons). Students skip unpublished lessons, administrators do
 * not; an unpublished lesson that a student opened by its address has neighbours, too. Skips
 * lessons without an id, and repeated ones: with them "next" would lead back.
 */
export function neighbours(rows: readonly (OrderedLesson | null)[], lessonId: number, isAdmin: boolean): Neighbours {
  const seen = new Set<number>();
  const ordered = nonNullRows(rows)
    .filter(hasId)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  const index = ordered.findIndex((lesson) => lesson.id === lessonId);
  if (index === -1) return { previous: null, next: null };
  const opens = (lesson: LinkedLesson) => isAdmin || lesson.published === 1;
  return {
    previous: ordered.slice(0, index).findLast(opens) ?? null,
    next: ordered.slice(index + 1).find(opens) ?? null,
  };
}
