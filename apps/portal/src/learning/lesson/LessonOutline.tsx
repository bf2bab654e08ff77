import { lessonMessages } from '@raiz/ui/messages/learning';
import { isClosed, moduleOf } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import { moduleShown } from '../shared/moduleShown.ts';
import type { CourseRead } from '../shared/useCourse.ts';

export interface LessonOutlineProps {
  read: CourseRead;
  /** The lesson being read. */
  lessonId: number;
  isAdmin: boolean;
}

/** The lessons of the course beside the one being read, with their ticks. */
export function LessonOutline({ read, lessonId, isAdmin }: LessonOutlineProps) {
  const reader = { isAdmin, canOpen: !isClosed(read, isAdmin), showsProgress: true, currentId: lessonId };
  return (
    <nav aria-label={lessonMessages.outline}>
      <CourseModules
        heading={lessonMessages.outline}
        modules={read.course.modules.map((module) => moduleShown(module, reader, true))}
        openAtFirst={moduleOf(read.course, lessonId)?.id}
        isAdmin={isAdmin}
      />
    </nav>
  );
}
