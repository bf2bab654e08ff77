import type { LessonListItem } from '@raiz/ui';
import { countOf, emptyValue } from '@raiz/ui/format';
import { courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { knownRows } from '../../shared/reads/rows.ts';
import { progressOf } from './courseFacts.ts';
import type { Module } from './courseQuery.ts';
import { lessonItem, type LessonReader } from './lessonItem.ts';

/** A module as the list of modules shows it. */
export interface ModuleShown {
  title: string;
  description: string | null;
  /** Beside the title: the number of lessons, or how many of them are completed. */
  meta: string;
  lessons: LessonListItem[];
}

function metaOf(module: Module, showsProgress: boolean, brief: boolean): string {
  const { done, total } = progressOf({ modules: [module], progress: null });
  if (!showsProgress || total === 0) return countOf(module.lessons.length, words.lessonCount);
  return (brief ? words.moduleShare : words.moduleProgress)({ done, total });
}

/**
 * A module as one reader sees it.
 * @param brief For a narrow column: figures only, and no description.
 */
export function moduleShown(module: Module, reader: LessonReader, brief: boolean): ModuleShown {
  return {
    title: module.title ?? emptyValue,
    description: brief ? null : module.description?.trim() || null,
    meta: metaOf(module, reader.showsProgress, brief),
    lessons: knownRows(module.lessons).map((lesson, index) => lessonItem(lesson, reader, index)),
  };
}
