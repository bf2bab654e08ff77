import { lastLessonsPrefix } from '../../shared/forgetLastLessons.ts';

/** A lesson that was open, with its course. */
export interface VisitedLesson {
  courseId: number;
  lessonId: number;
}

/** Only one lesson is kept for each course, and the oldest courses go. */
const most = 50;

/** Several people may use one browser: each has a list of their own. */
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

/** The lesson each course was left at, the newest first. Empty when nothing is stored or the storage is blocked; never throws. */
export function lastLessons(userId: number): VisitedLesson[] {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isVisit) : [];
  } catch {
    return [];
  }
}

/** Remembers the lesson a course is at, in this browser only. Without a storage nothing is remembered; never throws. */
export function rememberLesson(userId: number, visit: VisitedLesson): void {
  const others = lastLessons(userId).filter((row) => row.courseId !== visit.courseId);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([visit, ...others].slice(0, most)));
  } catch {
    // The course then goes on at its first lesson that is not completed.
  }
}

/** The lesson one course was left at, or null. */
export function lastLessonOf(userId: number | undefined, courseId: number | null): number | null {
  if (userId === undefined) return null;
  return lastLessons(userId).find((row) => row.courseId === courseId)?.lessonId ?? null;
}
