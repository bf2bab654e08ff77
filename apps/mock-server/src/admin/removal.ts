import type { World } from '../core/world.ts';

/** Removes lessons and all marks on them. */
export function removeLessons(world: World, gone: (lesson: World['lessons'][number]) => boolean): void {
  const ids = new Set(world.lessons.filter(gone).map((lesson) => lesson.id));
  world.lessons = world.lessons.filter((lesson) => !ids.has(lesson.id));
  world.progress = world.progress.filter((row) => !ids.has(row.lesson_id));
}

/** Removes a module with its lessons and their marks. */
export function removeModule(world: World, moduleId: number): void {
  removeLessons(world, (lesson) => lesson.module_id === moduleId);
  world.modules = world.modules.filter((module) => module.id !== moduleId);
}

/**
 * Removes a course with its modules, lessons, marks and enrolments; certificates stay:
 * `docs/api-decisions.md#deletecourse`.
 */
export function removeCourse(world: World, courseId: number): void {
  removeLessons(world, (lesson) => lesson.course_id === courseId);
  world.modules = world.modules.filter((module) => module.course_id !== courseId);
  world.enrolments = world.enrolments.filter((row) => row.course_id !== courseId);
  world.courses = world.courses.filter((course) => course.id !== courseId);
}
