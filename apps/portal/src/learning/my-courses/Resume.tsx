import { isClosed, nextToDo } from '../shared/courseFacts.ts';
import { lastLessonOf, lastLessons } from '../shared/lastLessons.ts';
import { useCourse } from '../shared/useCourse.ts';
import { useProfile } from '../shared/useProfile.ts';
import { courseToResume } from './courseToResume.ts';
import type { EnrolledCourse } from './myCoursesFilters.ts';
import { ResumeCard } from './ResumeCard.tsx';
import { useOpenness } from './useOpenness.ts';

export interface ResumeProps {
  /** The member's courses with their progress. */
  courses: readonly EnrolledCourse[];
}

/** Finds the lesson to go on with, and offers it. Draws nothing where no course has been begun; a course that cannot be read is offered as a whole. */
export function Resume({ courses }: ResumeProps) {
  const user = useProfile().data?.user;
  const course = courseToResume(courses, user ? lastLessons(user.id) : []);
  const openness = useOpenness(course?.id, user?.is_admin ?? false);
  const read = useCourse(openness === 'open' ? course?.id : undefined);
  if (!course || !user) return null;

  function lesson() {
    if (openness === 'closed') return null;
    if (read.data === undefined) return read.isFetchedAfterMount ? null : undefined;
    if (isClosed(read.data, user?.is_admin ?? false)) return null;
    return nextToDo(read.data.course, lastLessonOf(user?.id, read.data.course.id));
  }

  return <ResumeCard course={course} lesson={lesson()} />;
}
