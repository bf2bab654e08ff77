import { countOf } from '@raiz/ui/format';
import { courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { progressOf } from './courseFacts.ts';
import type { ModuleShown } from './CourseModule.tsx';
import { lessonItem, type LessonReader } from './lessonItem.ts';
import type { Module } from './courseQuery.ts';

function share(module: Module, brief: boolean): string {
  const { done, total } = progressOf({ modules: [module] });
  if (total === 0) return countOf(module.lessons.length, words.lessonCount);
  return (brief ? words.moduleShare : words.moduleProgress)({ done, total });
}

/**
 * A module for those who take the course: beside its title stands how many of its published lessons are done.
 * @param brief For a narrow column: figures only, and no description.
 */
export function moduleShown(module: Module, reader: LessonReader, brief = false): ModuleShown {
  return {
    title: module.title,
    description: brief ? null : module.description?.trim() || null,
    meta: share(module, brief),
    lessons: module.lessons.map((lesson) => lessonItem(lesson, reader)),
  };
}
