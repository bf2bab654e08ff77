import type { LessonListItem } from '@raiz/ui';
import { countOf, emptyValue } from '@raiz/ui/format';
import { courseMessages } from '@raiz/ui/messages/learning';
import { lessonKind } from '../../shared/courses/lessonKind.ts';
import { pathTo } from '../../shared/page/paths.ts';
import { hasId, nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { countedLessons, progressOf } from './courseFacts.ts';
import type { Lesson, Module } from './courseQuery.ts';

/** The texts of a module in the list of modules. */
export interface ModuleShown {
  title: string;
  description: string | null;
  /** Next to the title: the number of lessons, or of completed ones. */
  meta: string;
  lessons: LessonListItem[];
}

function metaOf(module: Module, { showsProgress, isAdmin }: LessonReader, brief: boolean): string {
  const { done, total } = progressOf({ modules: [module], progress: null });
  if (!showsProgress || total === 0)
    return countOf(countedLessons({ modules: [module] }, isAdmin).length, courseMessages.lessonCount);
  return (brief ? courseMessages.moduleShare : courseMessages.progressLessons)({ done, total });
}

/**
 * The texts of a module for one user.
 * @param brief For a narrow column: figures only, and no description.
 */
export function moduleShown(module: Module, reader: LessonReader, brief: boolean): ModuleShown {
  const keyOf = rowKeys(module.lessons);
  return {
    title: module.title ?? emptyValue,
    description: brief ? null : module.description?.trim() || null,
    meta: metaOf(module, reader, brief),
    lessons: nonNullRows(module.lessons).map((lesson) => lessonItem(lesson, reader, keyOf(lesson))),
  };
}

/** The user of a list of lessons. */
export interface LessonReader {
  /** Administrators may open unpublished lessons. */
  isAdmin: boolean;
  /** `open`: lessons are links. `closed`: a subscription opens them. `preview`: titles only. */
  access: 'open' | 'closed' | 'preview';
  /** Whether to show ticks: in the course, not in its preview. */
  showsProgress: boolean;
  /** Id of the current lesson. */
  currentId?: number | undefined;
  /** Id of the next lesson to do. */
  nextId?: number | null;
}

function noteOf(lesson: Lesson, isAdmin: boolean): string | undefined {
  if (lesson.published !== 1 && !isAdmin) return courseMessages.notPublished;
  return lesson.is_required === 0 ? courseMessages.optional : undefined;
}

/**
 * One entry of a list of lessons. For students, an unpublished lesson has no link
 * (docs/specification.md#publication), and one without an id has none for anyone.
 * @param key Its key in the list.
 */
export function lessonItem(
  lesson: Lesson,
  { isAdmin, access, showsProgress, currentId, nextId }: LessonReader,
  key: string,
): LessonListItem {
  const published = lesson.published === 1;
  return {
    id: key,
    title: lesson.title ?? emptyValue,
    href: access === 'open' && (published || isAdmin) && hasId(lesson) ? pathTo.lesson(lesson.id) : null,
    completed: showsProgress ? (lesson.completed ?? false) : undefined,
    closed: access === 'closed' && published,
    unpublished: !published,
    kind: lessonKind(lesson),
    current: lesson.id === currentId,
    next: hasId(lesson) && lesson.id === nextId,
    note: noteOf(lesson, isAdmin),
  };
}
