import { lastLessonsPrefix } from './forgetLastLessons.ts';

/** A lesson that was opened, with its course. */
export interface VisitedLesson {
  courseId: number;
  lessonId: number;
}

/** The most courses to remember, one lesson each; the oldest are dropped. */
const limit = 50;

/** One list per person: several may share a browser. */
function keyOf(userId: number): string {
  return `${lastLessonsPrefix}${userId}`;
}

function isVisit(row: unknown): row is VisitedLesson {
  return (
    typeof row === 'object' &&
    row !== null &&
    Number.isInteger(Reflect.get(row, 'courseId')) &&
    Number.isInteger(Reflect.get(row, 'lessonId'))
  );
}

/**
 * The lesson that was open last in each course, newest first. Empty when nothing is stored or the
 * storage is blocked; never throws.
 */
export function lastLessons(userId: number): VisitedLesson[] {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isVisit) : [];
  } catch {
    return [];
  }
}

/**
 * Stores the last open lesson of a course in this browser. Does nothing without storage; never
 * throws.
 */
export function rememberLesson(userId: number, visit: VisitedLesson): void {
  const others = lastLessons(userId).filter((row) => row.courseId !== visit.courseId);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([visit, ...others].slice(0, limit)));
  } catch {
    // The course then resumes at its first lesson that is not completed.
  }
}

/** The lesson that was open last in one course, or null. */
export function lastLessonOf(userId: number | null | undefined, courseId: number | null): number | null {
  if (userId === null || userId === undefined) return null;
  return lastLessons(userId).find((row) => row.courseId === courseId)?.lessonId ?? null;
}
