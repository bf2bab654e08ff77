import { lessonMessages } from '@raiz/ui/messages/learning';
import { moduleOf } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useIsClosed } from '../shared/useIsClosed.ts';

export interface LessonOutlineProps {
  /** The course with its modules, or its preview where the server withholds the rest. */
  read: CourseRead;
  /** Id of the lesson being read. */
  lessonId: number;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
}

/** The lessons of the course around the one being read, with their ticks. */
export function LessonOutline({ read, lessonId, isAdmin }: LessonOutlineProps) {
  const isCourseClosed = useIsClosed(read, isAdmin);
  return (
    <nav aria-label={lessonMessages.outline}>
      <CourseModules
        modules={read.course.modules}
        reader={{ isAdmin, canOpen: !isCourseClosed, showsProgress: true, currentId: lessonId }}
        openAtFirst={moduleOf(read.course, lessonId)}
        brief
      />
    </nav>
  );
}
