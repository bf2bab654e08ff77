import { lessonMessages } from '@raiz/ui/messages/learning';
import { isClosed, moduleOf, withTick } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import type { CourseRead } from '../shared/useCourse.ts';
import { useShownModule } from '../shared/useShownModule.ts';

export interface LessonOutlineProps {
  /** The course with its modules, or its preview where the server keeps the rest back. */
  read: CourseRead;
  /** The lesson being read. */
  lessonId: number;
  /** Administrators see what is unpublished, too. */
  isAdmin: boolean;
  /** Whether the lesson being read is completed, as it is shown beside; undefined while that is not known. */
  completed: boolean | undefined;
}

/** The lessons of the course beside the one being read, with their ticks. */
export function LessonOutline({ read, lessonId, isAdmin, completed }: LessonOutlineProps) {
  const course = completed === undefined ? read.course : withTick(read.course, lessonId, completed);
  const reader = { isAdmin, canOpen: !isClosed(read, isAdmin), showsProgress: true, currentId: lessonId };
  const show = useShownModule(reader, true);
  return (
    <nav aria-label={lessonMessages.outline}>
      <CourseModules
        heading={lessonMessages.outline}
        modules={course.modules}
        show={show}
        openAtFirst={moduleOf(course, lessonId)?.id}
        isAdmin={isAdmin}
      />
    </nav>
  );
}
