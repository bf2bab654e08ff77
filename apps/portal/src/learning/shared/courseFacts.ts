import { courseProgress } from '@raiz/api-client/rules';
import type { Course, CourseRead, Lesson, Module } from './useCourse.ts';

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

/** Progress in lessons and in percent (spec, section 9). */
export function progressOf(course: Pick<Course, 'modules' | 'progress'>): CourseProgress {
  const lessons = publishedLessons(course);
  const done = lessons.filter((lesson) => lesson.completed).length;
  return { done, total: lessons.length, percent: course.progress ?? courseProgress(done, lessons.length) };
}

/** The lesson to go on with: the first published one that is not completed, or null when there is none. */
export function nextToDo(course: Pick<Course, 'modules'>): Lesson | null {
  return publishedLessons(course).find((lesson) => !lesson.completed) ?? null;
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
