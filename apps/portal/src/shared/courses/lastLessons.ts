import { isObject, readJson } from '@raiz/api-client/rules';
import { deviceStorage } from '../storage.ts';

/** A lesson that was opened, with its course. */
export interface VisitedLesson {
  courseId: number;
  lessonId: number;
}

/** The most courses to remember, one lesson each; the oldest are dropped. */
const limit = 50;

const prefix = 'lastLessons.';

/** One list per person: several may share a browser. */
const keyOf = (userId: number) => `${prefix}${userId}`;

function isVisit(row: unknown): row is VisitedLesson {
  return isObject(row) && Number.isInteger(row['courseId']) && Number.isInteger(row['lessonId']);
}

/**
 * The lesson that was open last in each course, newest first. Empty when nothing is stored or the
 * storage is blocked; never throws.
 */
export function lastLessons(userId: number): VisitedLesson[] {
  const rows = readJson(deviceStorage.read(keyOf(userId)) ?? '');
  return Array.isArray(rows) ? rows.filter(isVisit) : [];
}

/**
 * Stores the last open lesson of a course in this browser. Does nothing without storage; never
 * throws.
 */
export function rememberLesson(userId: number, visit: VisitedLesson): void {
  const others = lastLessons(userId).filter((row) => row.courseId !== visit.courseId);
  deviceStorage.write(keyOf(userId), JSON.stringify([visit, ...others].slice(0, limit)));
}

/** The lesson that was open last in one course, or null. */
export function lastLessonOf(userId: number | null | undefined, courseId: number | null): number | null {
  if (userId === null || userId === undefined) return null;
  return lastLessons(userId).find((row) => row.courseId === courseId)?.lessonId ?? null;
}

/** Removes the last lessons of one person, or of every person when `owner` is null. */
export function forgetLastLessons(owner: number | null): void {
  deviceStorage.removeAll((key) => (owner === null ? key.startsWith(prefix) : key === keyOf(owner)));
}
