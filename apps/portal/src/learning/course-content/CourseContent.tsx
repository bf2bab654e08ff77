import { ButtonLink, Notice } from '@raiz/ui';
import { courseContentMessages as messages, courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import { knownRows } from '../../shared/rows.ts';
import { moduleOf, nextToDo } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useIsClosed } from '../shared/useIsClosed.ts';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import { AbandonCourse } from './AbandonCourse.tsx';
import { CourseStanding } from './CourseStanding.tsx';

export interface CourseContentProps {
  /** The course with its modules, or its preview where the server withholds the rest. */
  read: CourseRead;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
  /** Undefined while unknown. */
  isEnrolled: boolean | undefined;
  /** Id of the lesson that was open last, or null. */
  lastLessonId: number | null;
}

/** A course for its students: progress, the lesson to resume, the modules, and the way out. */
export function CourseContent({ read, isAdmin, isEnrolled, lastLessonId }: CourseContentProps) {
  const { course } = read;
  const closed = useIsClosed(read, isAdmin);
  const next = nextToDo(course, lastLessonId);

  return (
    <>
      <CourseStanding course={course} next={closed || isEnrolled === false ? null : next} lastLessonId={lastLessonId} />
      {closed && <PremiumNotice content="course" />}
      {isEnrolled === false && (
        <Notice actions={<ButtonLink href={to.coursePreview(read.id)}>{messages.goToPreview}</ButtonLink>}>
          {messages.notEnrolled}
        </Notice>
      )}
      <CourseModules
        heading={words.modules}
        modules={course.modules}
        reader={{ isAdmin, canOpen: !closed, showsProgress: true }}
        openAtFirst={moduleOf(course, next) ?? knownRows(course.modules)[0]}
      />
      {isEnrolled && <AbandonCourse courseId={read.id} />}
    </>
  );
}
