import { isObject, readJson } from '@raiz/api-client/rules';
import { deviceStorage, personKey } from '../storage.ts';

/** A lesson that was opened, with its course. */
export interface VisitedLesson {
  courseId: number;
  lessonId: number;
}

/** Maximum number of courses, one lesson each; drops the oldest. */
const limit = 50;

/** One list per person, because people may share a browser. */
const keyOf = (userId: number) => personKey('lastLessons', userId);

function isVisit(row: unknown): row is VisitedLesson {
  return isObject(row) && Number.isInteger(row['courseId']) && Number.isInteger(row['lessonId']);
}

/**
 * The last opened lesson of each course, newest first. Empty when nothing is stored or the storage
 * is blocked; never throws.
 */
export function lastLessons(userId: number): VisitedLesson[] {
  const rows = readJson(deviceStorage.read(keyOf(userId)) ?? '');
  return Array.isArray(rows) ? rows.filter(isVisit) : [];
}

/**
 * Stores the last opened lesson of a course in this browser. Does nothing without storage; never
 * throws.
 */
export function rememberLesson(userId: number, visit: VisitedLesson): void {
  const others = lastLessons(userId).filter((row) => row.courseId !== visit.courseId);
  deviceStorage.write(keyOf(userId), JSON.stringify([visit, ...others].slice(0, limit)));
}

/** The last opened lesson of a course, or null. */
export function lastLessonOf(userId: number | null | undefined, courseId: number | null): number | null {
  if (userId === null || userId === undefined) return null;
  return lastLessons(userId).find((row) => row.courseId === courseId)?.lessonId ?? null;
}
