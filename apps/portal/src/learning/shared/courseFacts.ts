import { courseProgress, isCourseCompleted } from '@raiz/api-client/rules';
import { countOf } from '@raiz/ui/format';
import { courseMessages } from '@raiz/ui/messages/learning';
import { lessonKind } from '../../shared/courses/lessonKind.ts';
import { hasId, nonNullRows, type WithId } from '../../shared/reads/rows.ts';
import type { Course, CourseRead, Lesson, Module } from './courseQuery.ts';

/** Progress of a member in a course. */
export interface CourseProgress {
  /** Completed published lessons. */
  done: number;
  /** Published lessons. */
  total: number;
  /** Percent, 0 to 100: the server's value, or computed without one. */
  percent: number;
  /** Whether the course is finished and has its certificate. */
  isCompleted: boolean;
  /** Whether every published lesson is completed; the server's percent may disagree. */
  areAllDone: boolean;
}

/**
 * The contents of a course, such as "3 aulas · 2 com vídeo · certificado". Only administrators count
 * unpublished lessons.
 */
export function contentsOf(course: Pick<Course, 'modules'>, isAdmin: boolean): string {
  const lessons = countedLessons(course, isAdmin);
  const videos = lessons.filter((lesson) => lessonKind(lesson) === 'video').length;
  return [
    countOf(lessons.length, courseMessages.lessonCount),
    videos > 0 ? courseMessages.withVideo({ count: videos }) : '',
    lessons.length > 0 ? courseMessages.certificate : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

function isPublished({ published }: Lesson): boolean {
  return published === 1;
}

/** The lessons that the user can open, in the order of the course: the published ones, for administrators all. */
export function countedLessons(course: Pick<Course, 'modules'>, isAdmin: boolean): Lesson[] {
  const lessons = nonNullRows(course.modules).flatMap((module) => nonNullRows(module.lessons));
  return isAdmin ? lessons : lessons.filter(isPublished);
}

function countProgress(course: Pick<Course, 'modules'>): Omit<CourseProgress, 'isCompleted'> {
  const lessons = countedLessons(course, false);
  const done = lessons.filter((lesson) => lesson.completed).length;
  const total = lessons.length;
  return { done, total, percent: courseProgress(done, total), areAllDone: total > 0 && done === total };
}

/** Progress in lessons and in percent (docs/api-decisions.md#course-progress). */
export function progressOf(course: Pick<Course, 'modules' | 'progress'>): CourseProgress {
  const counted = countProgress(course);
  const percent = course.progress ?? counted.percent;
  return { ...counted, percent: Math.min(100, Math.max(0, percent)), isCompleted: isCourseCompleted(percent) };
}

/**
 * The lesson that 'Continuar' opens, on every page: the first one not completed, from the last opened one to the end,
 * then from the start. Null for a finished course, for a closed one, and when no lesson is left.
 * @param lastId Id of the last opened lesson, if known.
 */
export function lessonToResume(course: Course, isClosed: boolean, lastId: number | null): WithId<Lesson> | null {
  if (isClosed || progressOf(course).isCompleted) return null;
  const lessons = countedLessons(course, false).filter((lesson) => hasId(lesson));
  const from = Math.max(
    lessons.findIndex((lesson) => lesson.id === lastId),
    0,
  );
  const isOpen = (lesson: Lesson) => !lesson.completed;
  return lessons.slice(from).find(isOpen) ?? lessons.find(isOpen) ?? null;
}

/** One lesson of the course's list; undefined if the list lacks it. */
export function lessonOf(course: Pick<Course, 'modules'>, lessonId: number): Lesson | undefined {
  return nonNullRows(moduleOf(course, lessonId)?.lessons ?? []).find((lesson) => lesson.id === lessonId);
}

/**
 * A course with one lesson marked or unmarked, until the refetch. Updates the percent if the
 * server's value follows the shared rule. Unchanged parts stay the same objects, so that they do
 * not render again.
 */
export function withTick(read: CourseRead, lessonId: number, completed: boolean): CourseRead {
  const { course } = read;
  const changed = moduleOf(course, lessonId);
  const known = lessonOf(course, lessonId);
  if (!changed || !known || Boolean(known.completed) === completed) return read;
  const lessons = changed.lessons.map((lesson) => (lesson === known ? { ...lesson, completed } : lesson));
  const modules = course.modules.map((module) => (module === changed ? { ...module, lessons } : module));
  const follows = course.progress !== null && progressOf(course).percent === countProgress(course).percent;
  const progress = follows ? countProgress({ modules }).percent : course.progress;
  return { ...read, course: { ...course, modules, progress } };
}

/** The module that a lesson is in; undefined when the course has no such lesson. */
export function moduleOf(course: Pick<Course, 'modules'>, lessonId: number | null): Module | undefined {
  if (lessonId === null) return undefined;
  return nonNullRows(course.modules).find(({ lessons }) => lessons.some((one) => one?.id === lessonId));
}
