import type { LessonListItem } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { courseWordsMessages as words } from '@raiz/ui/messages/learning';
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
  const { done, total } = progressOf({ modules: [module] });
  if (!showsProgress || total === 0) return countOf(module.lessons.length, words.lessonCount);
  return (brief ? words.moduleShare : words.moduleProgress)({ done, total });
}

/**
 * A module as one reader sees it.
 * @param brief For a narrow column: figures only, and no description.
 */
export function moduleShown(module: Module, reader: LessonReader, brief: boolean): ModuleShown {
  return {
    title: module.title,
    description: brief ? null : module.description?.trim() || null,
    meta: metaOf(module, reader.showsProgress, brief),
    lessons: module.lessons.map((lesson) => lessonItem(lesson, reader)),
  };
}
