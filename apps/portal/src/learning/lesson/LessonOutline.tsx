import { lessonMessages } from '@raiz/ui/messages/learning';
import { isClosed, moduleOf } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useShownModule } from '../shared/useShownModule.ts';

export interface LessonOutlineProps {
  /** The course with its modules, or its preview where the server keeps the rest back. */
  read: CourseRead;
  /** The lesson being read. */
  lessonId: number;
  /** Administrators see what is unpublished, too. */
  isAdmin: boolean;
}

/** The lessons of the course beside the one being read, with their ticks. */
export function LessonOutline({ read, lessonId, isAdmin }: LessonOutlineProps) {
  const reader = { isAdmin, canOpen: !isClosed(read, isAdmin), showsProgress: true, currentId: lessonId };
  const show = useShownModule(reader, true);
  return (
    <nav aria-label={lessonMessages.outline}>
      <CourseModules
        heading={lessonMessages.outline}
        modules={read.course.modules}
        show={show}
        openAtFirst={moduleOf(read.course, lessonId)?.id}
        isAdmin={isAdmin}
      />
    </nav>
  );
}
