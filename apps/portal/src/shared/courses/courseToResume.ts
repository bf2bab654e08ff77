import type { Received } from '@raiz/api-client';
import { isCourseCompleted } from '@raiz/api-client/rules';
import { hasId, type WithId } from '../reads/rows.ts';
import type { VisitedLesson } from './lastLessons.ts';

/** A course the member is enrolled in. */
type EnrolledCourse = Received<'CursoInscrito'>;

/**
 * The course to continue: the unfinished one with the last opened lesson, or else the first one
 * with progress. Null without one.
 * @param visits The lessons opened in this browser, newest first.
 */
export function courseToResume(
  courses: readonly EnrolledCourse[],
  visits: readonly VisitedLesson[],
): WithId<EnrolledCourse> | null {
  const unfinished = courses.filter(hasId).filter(({ progress }) => !isCourseCompleted(progress));
  for (const { courseId } of visits) {
    const course = unfinished.find(({ id }) => id === courseId);
    if (course) return course;
  }
  return unfinished.find(({ progress }) => progress !== null && progress > 0) ?? null;
}
