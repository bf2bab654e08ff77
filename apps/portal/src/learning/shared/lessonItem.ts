import type { LessonListItem } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import type { Lesson } from './courseQuery.ts';

/** Who reads a list of lessons. */
export interface LessonReader {
  /** Administrators open unpublished lessons too. */
  isAdmin: boolean;
  /** Whether the course's lessons are open to this reader at all. */
  canOpen: boolean;
  /** Whether ticks are shown: in the course, not in its preview. */
  showsProgress: boolean;
  /** The lesson being read. */
  currentId?: number;
}

function noteOf(lesson: Lesson, isAdmin: boolean): string | undefined {
  if (lesson.published !== 1 && !isAdmin) return courseWordsMessages.notPublished;
  return lesson.is_required === 1 ? undefined : courseWordsMessages.optional;
}

/** One line of a list of lessons: unpublished ones are greyed, and no links for students (spec, sections 2 and 6). */
export function lessonItem(
  lesson: Lesson,
  { isAdmin, canOpen, showsProgress, currentId }: LessonReader,
): LessonListItem {
  const published = lesson.published === 1;
  return {
    id: lesson.id,
    title: lesson.title,
    href: canOpen && (published || isAdmin) ? to.lesson(lesson.id) : null,
    completed: showsProgress ? (lesson.completed ?? false) : undefined,
    unpublished: !published,
    current: lesson.id === currentId,
    note: noteOf(lesson, isAdmin),
  };
}
