import { knownRows } from '../../shared/reads/rows.ts';
import { moduleOf } from '../shared/courseFacts.ts';
import type { Course, Module } from '../shared/courseQuery.ts';

/** Where a lesson is in its course. */
export interface LessonPlace {
  module: Module;
  /** Place of the module in the course, from 1. */
  modulePosition: number;
  /** Place among the lessons this reader can open, from 1; null when it is not one of them. */
  position: number | null;
  /** Number of lessons this reader can open. */
  total: number;
}

/**
 * The place of a lesson in the course's list. Students do not count unpublished lessons,
 * administrators do. Null when the list lacks the lesson.
 */
export function lessonPlace(course: Pick<Course, 'modules'>, lessonId: number, isAdmin: boolean): LessonPlace | null {
  const module = moduleOf(course, lessonId);
  if (!module) return null;
  const open = knownRows(course.modules)
    .flatMap(({ lessons }) => knownRows(lessons))
    .filter(({ published }) => isAdmin || published === 1);
  const index = open.findIndex(({ id }) => id === lessonId);
  return {
    module,
    modulePosition: course.modules.indexOf(module) + 1,
    position: index === -1 ? null : index + 1,
    total: open.length,
  };
}
