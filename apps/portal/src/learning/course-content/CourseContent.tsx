import { ButtonLink, Notice } from '@raiz/ui';
import { courseContentMessages as messages, courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import { isClosed, moduleOf, nextToDo } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import { moduleShown } from '../shared/moduleShown.ts';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import type { CourseRead } from '../shared/useCourse.ts';
import { AbandonCourse } from './AbandonCourse.tsx';
import { CourseStanding } from './CourseStanding.tsx';
import type { Abandonment } from './useAbandon.ts';

export interface CourseContentProps {
  read: CourseRead;
  isAdmin: boolean;
  /** Undefined while it is not known. */
  isEnrolled: boolean | undefined;
  abandonment: Abandonment;
}

/** What a student finds in a course: progress, the lesson to go on with, the modules, and the way out. */
export function CourseContent({ read, isAdmin, isEnrolled, abandonment }: CourseContentProps) {
  const { course } = read;
  const closed = isClosed(read, isAdmin);
  const next = nextToDo(course);
  const reader = { isAdmin, canOpen: !closed, showsProgress: true };

  return (
    <>
      <CourseStanding course={course} next={closed || isEnrolled === false ? null : next} />
      {closed && <PremiumNotice content="course" />}
      {isEnrolled === false && (
        <Notice actions={<ButtonLink href={to.coursePreview(course.id)}>{messages.goToPreview}</ButtonLink>}>
          {messages.notEnrolled}
        </Notice>
      )}
      <CourseModules
        heading={words.modules}
        modules={course.modules.map((module) => moduleShown(module, reader))}
        openAtFirst={(moduleOf(course, next?.id) ?? course.modules[0])?.id}
        isAdmin={isAdmin}
      />
      {isEnrolled && <AbandonCourse abandonment={abandonment} />}
    </>
  );
}
