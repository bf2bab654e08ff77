import { ButtonLink, Notice } from '@raiz/ui';
import { courseContentMessages as messages, courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import { isClosed, moduleOf, nextToDo } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useShownModule } from '../shared/useShownModule.ts';
import { AbandonCourse } from './AbandonCourse.tsx';
import { CourseStanding } from './CourseStanding.tsx';
import type { Abandonment } from './useAbandon.ts';

export interface CourseContentProps {
  /** The course with its modules, or its preview where the server keeps the rest back. */
  read: CourseRead;
  /** Administrators see what is unpublished, too, and links to edit. */
  isAdmin: boolean;
  /** Undefined while it is not known. */
  isEnrolled: boolean | undefined;
  /** The lesson that was open last, or null. */
  lastLessonId: number | null;
  /** Whether giving up the course is asked for, under way or failed. */
  abandonment: Abandonment;
}

/** What a student finds in a course: progress, the lesson to go on with, the modules, and the way out. */
export function CourseContent({ read, isAdmin, isEnrolled, lastLessonId, abandonment }: CourseContentProps) {
  const { course } = read;
  const closed = isClosed(read, isAdmin);
  const next = nextToDo(course, lastLessonId);
  const show = useShownModule({ isAdmin, canOpen: !closed, showsProgress: true });

  return (
    <>
      <CourseStanding course={course} next={closed || isEnrolled === false ? null : next} lastLessonId={lastLessonId} />
      {closed && <PremiumNotice content="course" />}
      {isEnrolled === false && (
        <Notice actions={<ButtonLink href={to.coursePreview(course.id)}>{messages.goToPreview}</ButtonLink>}>
          {messages.notEnrolled}
        </Notice>
      )}
      <CourseModules
        heading={words.modules}
        modules={course.modules}
        show={show}
        openAtFirst={(moduleOf(course, next?.id) ?? course.modules[0])?.id}
        isAdmin={isAdmin}
      />
      {isEnrolled && <AbandonCourse abandonment={abandonment} />}
    </>
  );
}
