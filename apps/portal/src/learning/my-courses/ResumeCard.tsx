import { Button, ButtonLink, Card, Stack, Text } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { myCoursesMessages as messages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import { isClosed, nextToDo } from '../shared/courseFacts.ts';
import { useCourse } from '../shared/courseQuery.ts';
import { hasId } from '../../shared/rows.ts';
import { lastLessonOf, lastLessons } from '../../shared/courses/lastLessons.ts';
import { useProfile } from '../shared/useProfile.ts';
import { courseToResume } from '../../shared/courses/courseToResume.ts';
import type { EnrolledCourse } from './myCoursesFilters.ts';
import { useCourseAccess } from './useCourseAccess.ts';

export interface ResumeCardProps {
  /** The member's courses with their progress. */
  courses: readonly EnrolledCourse[];
}

/**
 * Links to the lesson where the member left off, or to its course when the lesson is unknown or
 * closed to the member. Renders nothing when no course has been started.
 */
export function ResumeCard({ courses }: ResumeCardProps) {
  const user = useProfile().data?.user;
  const userId = user?.id ?? null;
  const isAdmin = user?.is_admin ?? false;
  const course = courseToResume(courses, userId === null ? [] : lastLessons(userId));
  const access = useCourseAccess(course?.id, isAdmin);
  const { data, isFetchedAfterMount } = useCourse(access === 'open' ? course?.id : undefined);
  if (!course) return null;

  const isChecking = access === 'checking' || (access === 'open' && !data && !isFetchedAfterMount);
  const canOpen = access === 'open' && data !== undefined && !isClosed(data, isAdmin, true);
  const next = canOpen ? nextToDo(data.course, lastLessonOf(userId, data.id)) : null;
  const lesson = next !== null && hasId(next) ? next : null;
  return (
    <Card title={messages.resumeTitle}>
      <Stack gap={12} align="start">
        <Text>{course.title ?? emptyValue}</Text>
        {isChecking ? (
          <Button busy>{messages.open}</Button>
        ) : (
          <ButtonLink href={lesson ? to.lesson(lesson.id) : to.course(course.id)}>
            {lesson ? messages.resume({ lesson: lesson.title ?? emptyValue }) : messages.open}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
