import type { VisitedLesson } from '../shared/lastLessons.ts';
import type { EnrolledCourse } from './myCoursesFilters.ts';

/**
 * The course to go on with: the one whose lesson was open last, or else the first one begun. Courses that are finished need no
 * going on; null when there is none.
 * @param visits The lessons that were open in this browser, the newest first.
 */
export function courseToResume(
  courses: readonly EnrolledCourse[],
  visits: readonly VisitedLesson[],
): EnrolledCourse | null {
  const unfinished = courses.filter(({ progress }) => progress < 100);
  for (const { courseId } of visits) {
    const course = unfinished.find(({ id }) => id === courseId);
    if (course) return course;
  }
  return unfinished.find(({ progress }) => progress > 0) ?? null;
}
