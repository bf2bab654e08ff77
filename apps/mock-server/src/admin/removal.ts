import type { Database } from '../core/database.ts';

/** Removes lessons and all completion marks on them. */
export function removeLessons(db: Database, gone: (lesson: Database['lessons'][number]) => boolean): void {
  const ids = new Set(db.lessons.filter(gone).map((lesson) => lesson.id));
  db.lessons = db.lessons.filter((lesson) => !ids.has(lesson.id));
  db.progress = db.progress.filter((row) => !ids.has(row.lesson_id));
}

/** Removes a module with its lessons and their marks. */
export function removeModule(db: Database, moduleId: number): void {
  removeLessons(db, (lesson) => lesson.module_id === moduleId);
  db.modules = db.modules.filter((module) => module.id !== moduleId);
}

/**
 * Removes a course with its modules, lessons, marks and enrolments; certificates stay:
 * `docs/api-decisions.md#deletecourse`.
 */
export function removeCourse(db: Database, courseId: number): void {
  removeLessons(db, (lesson) => lesson.course_id === courseId);
  db.modules = db.modules.filter((module) => module.course_id !== courseId);
  db.enrolments = db.enrolments.filter((row) => row.course_id !== courseId);
  db.courses = db.courses.filter((course) => course.id !== courseId);
}
