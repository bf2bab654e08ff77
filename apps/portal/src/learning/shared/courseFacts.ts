import { courseProgress } from '@raiz/api-client/rules';
import type { Course, CourseRead, Lesson, Module } from './courseQuery.ts';

/** How far someone has come in a course. */
export interface CourseProgress {
  /** Completed published lessons. */
  done: number;
  /** Published lessons. */
  total: number;
  /** Percent, 0 to 100: the server's, or counted where it says nothing. */
  percent: number;
}

/** The lessons students can open, in the order of the course. */
export function publishedLessons(course: Pick<Course, 'modules'>): Lesson[] {
  return course.modules.flatMap((module) => module.lessons.filter((lesson) => lesson.published === 1));
}

function countProgress(course: Pick<Course, 'modules'>): CourseProgress {
  const lessons = publishedLessons(course);
  const done = lessons.filter((lesson) => lesson.completed).length;
  return { done, total: lessons.length, percent: courseProgress(done, lessons.length) };
}

/** Progress in lessons and in percent (spec, section 9). */
export function progressOf(course: Pick<Course, 'modules' | 'progress'>): CourseProgress {
  const counted = countProgress(course);
  return { ...counted, percent: course.progress ?? counted.percent };
}

/**
 * The lesson to go on with: the one that was open last, or the first one after it that is not completed, or else the first one of
 * the course that is not. Null when all published lessons are completed.
 * @param lastId The lesson that was open last, where that is known.
 */
export function nextToDo(course: Pick<Course, 'modules'>, lastId: number | null = null): Lesson | null {
  const lessons = publishedLessons(course);
  const from = Math.max(
    lessons.findIndex((lesson) => lesson.id === lastId),
    0,
  );
  const isOpen = (lesson: Lesson) => !lesson.completed;
  return lessons.slice(from).find(isOpen) ?? lessons.find(isOpen) ?? null;
}

/** What the course's list says of one lesson; undefined when it is not in it. */
export function lessonOf(course: Pick<Course, 'modules'>, lessonId: number): Lesson | undefined {
  return moduleOf(course, lessonId)?.lessons.find((lesson) => lesson.id === lessonId);
}

/**
 * The same course with one lesson completed or not, for the time until the course is read again.
 * Its percent follows where the server counts by the shared rule. What does not change stays the
 * same object, so that it is not rendered again.
 */
export function withTick(course: Course, lessonId: number, completed: boolean): Course {
  const changed = moduleOf(course, lessonId);
  const known = lessonOf(course, lessonId);
  if (!changed || Boolean(known?.completed) === completed) return course;
  const lessons = changed.lessons.map((lesson) => (lesson === known ? { ...lesson, completed } : lesson));
  const modules = course.modules.map((module) => (module === changed ? { ...module, lessons } : module));
  if (course.progress !== countProgress(course).percent) return { ...course, modules };
  return { ...course, modules, progress: countProgress({ modules }).percent };
}

/** The module that a lesson is in; undefined when the course has no such lesson. */
export function moduleOf(course: Pick<Course, 'modules'>, lessonId: number | undefined): Module | undefined {
  return course.modules.find((module) => module.lessons.some((lesson) => lesson.id === lessonId));
}

/** Whether a course's lessons are closed to a member for want of a subscription (spec, section 6). Administrators see everything. */
export function isClosed({ course, blocked }: CourseRead, isAdmin: boolean): boolean {
  if (isAdmin) return false;
  return blocked || (course.is_premium === 1 && !course.userIsSubscriber);
}
