import { countOf } from '@raiz/ui/format';
import { courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { progressOf } from '../shared/courseFacts.ts';
import type { ModuleShown } from '../shared/CourseModules.tsx';
import { lessonItem, type LessonReader } from '../shared/lessonItem.ts';
import type { Module } from '../shared/useCourse.ts';

/** A module of the course's content: beside its title stands how many of its published lessons are done. */
export function moduleShown(module: Module, reader: LessonReader): ModuleShown {
  const { done, total } = progressOf({ modules: [module] });
  return {
    id: module.id,
    title: module.title,
    description: module.description?.trim() || null,
    meta: total === 0 ? countOf(module.lessons.length, words.lessonCount) : words.moduleProgress({ done, total }),
    lessons: module.lessons.map((lesson) => lessonItem(lesson, reader)),
  };
}
