import { Text } from '@raiz/ui';
import { courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { knownRows } from '../../shared/reads/rows.ts';
import { CourseAside } from '../shared/CourseAside.tsx';
import { moduleOf, nextToDo } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import { CourseProgress } from '../shared/CourseProgress.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import { useIsClosed } from '../shared/premiumAccess.ts';
import { AbandonCourse } from './AbandonCourse.tsx';
import { CourseAction } from './CourseAction.tsx';

export interface CourseContentProps {
  /** The course with its modules, or its preview where the server withholds the rest. */
  read: CourseRead;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
  /** Whether the member is enrolled in it. */
  isEnrolled: boolean;
  /** Id of the lesson that was open last, or null. */
  lastLessonId: number | null;
}

/** What a course is about, its modules for its students, and the button that abandons it. */
export function CourseContent({ read, isAdmin, isEnrolled, lastLessonId }: CourseContentProps) {
  const { course } = read;
  const closed = useIsClosed(read, isAdmin);
  const description = course.description?.trim();
  return (
    <>
      {description && <Text tone="muted">{description}</Text>}
      <CourseModules
        heading={words.modules}
        modules={course.modules}
        reader={{ isAdmin, canOpen: !closed, showsProgress: true }}
        openAtFirst={moduleOf(course, nextToDo(course, lastLessonId)) ?? knownRows(course.modules)[0]}
      />
      {isEnrolled && <AbandonCourse courseId={read.id} />}
    </>
  );
}

/**
 * The right rail: the premium notice of a closed course, and a card with progress and the next
 * action.
 */
export function CourseContentAside({ read, isAdmin, isEnrolled, lastLessonId }: CourseContentProps) {
  const closed = useIsClosed(read, isAdmin);
  return (
    <>
      {closed && <PremiumNotice content="course" />}
      <CourseAside read={read}>
        <CourseProgress course={read.course} />
        <CourseAction read={read} isClosed={closed} isEnrolled={isEnrolled} lastLessonId={lastLessonId} />
      </CourseAside>
    </>
  );
}
