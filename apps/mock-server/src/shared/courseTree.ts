import { courseProgress } from '@raiz/api-client/rules';
import type { LessonRow, ModuleRow, Database } from '../core/database.ts';

/** Order of modules and of lessons: by position, then by id. */
function byPosition(a: { position: number; id: number }, b: { position: number; id: number }): number {
  return a.position - b.position || a.id - b.id;
}

/** The modules of a course in their order. */
export function modulesOf(db: Pick<Database, 'modules'>, courseId: number): ModuleRow[] {
  return db.modules.filter((module) => module.course_id === courseId).sort(byPosition);
}

/** The lessons of a module in their order, published or not. */
export function lessonsOf(db: Pick<Database, 'lessons'>, moduleId: number): LessonRow[] {
  return db.lessons.filter((lesson) => lesson.module_id === moduleId).sort(byPosition);
}

/** Every lesson of a course in the student's order: by module, then by lesson. */
export function lessonsOfCourse(db: Pick<Database, 'modules' | 'lessons'>, courseId: number): LessonRow[] {
  return modulesOf(db, courseId).flatMap((module) => lessonsOf(db, module.id));
}

/** Whether a user is enrolled in a course. */
export function isEnrolled(db: Pick<Database, 'enrolments'>, userId: number, courseId: number): boolean {
  return db.enrolments.some((row) => row.user_id === userId && row.course_id === courseId);
}

/** The ids of the lessons that a user has completed. */
export function completedLessons(db: Pick<Database, 'progress'>, userId: number): Set<number> {
  return new Set(db.progress.filter((row) => row.user_id === userId).map((row) => row.lesson_id));
}

/**
 * A user's progress in a course in percent: completed published lessons divided by all published ones; 0 without an
 * enrolment.
 */
export function progressOf(
  db: Pick<Database, 'modules' | 'lessons' | 'enrolments' | 'progress'>,
  userId: number,
  courseId: number,
): number {
  if (!isEnrolled(db, userId, courseId)) return 0;
  const completed = completedLessons(db, userId);
  const published = lessonsOfCourse(db, courseId).filter((lesson) => lesson.published === 1);
  return courseProgress(published.filter((lesson) => completed.has(lesson.id)).length, published.length);
}
