import type { LessonListItem } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/page/paths.ts';
import type { Lesson } from './courseQuery.ts';
import { hasId, rowKey } from '../../shared/reads/rows.ts';

/** Who reads a list of lessons. */
export interface LessonReader {
  /** Administrators may open unpublished lessons. */
  isAdmin: boolean;
  /** Whether the course's lessons are open to this reader at all. */
  canOpen: boolean;
  /** Whether ticks are shown: in the course, not in its preview. */
  showsProgress: boolean;
  /** Id of the lesson being read. */
  currentId?: number | undefined;
}

function noteOf(lesson: Lesson, isAdmin: boolean): string | undefined {
  if (lesson.published !== 1 && !isAdmin) return courseWordsMessages.notPublished;
  return lesson.is_required === 0 ? courseWordsMessages.optional : undefined;
}

/**
 * One entry of a list of lessons. For students, an unpublished lesson has no link
 * (docs/specification.md#publication), and one without an id has none for anyone.
 * @param index Place in the list, which identifies a lesson without an id.
 */
export function lessonItem(
  lesson: Lesson,
  { isAdmin, canOpen, showsProgress, currentId }: LessonReader,
  index = 0,
): LessonListItem {
  const published = lesson.published === 1;
  return {
    id: rowKey(lesson, index),
    title: lesson.title ?? emptyValue,
    href: canOpen && (published || isAdmin) && hasId(lesson) ? to.lesson(lesson.id) : null,
    completed: showsProgress ? (lesson.completed ?? false) : undefined,
    unpublished: !published,
    current: lesson.id === currentId,
    note: noteOf(lesson, isAdmin),
  };
}
