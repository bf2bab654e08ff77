import type { db } from '../../stories/mock.ts';

/** Modules of the large course, and lessons of each: two thousand lessons. */
export const largeCourse = { modules: 50, lessons: 40 } as const;

/** Id of the module at a position of the large course, from 1. */
function largeModuleId(modulePosition: number): number {
  return 1000 + modulePosition;
}

/** Id of a lesson, by the positions of its module and of itself, from 1. */
function largeLessonId(modulePosition: number, position: number): number {
  return largeModuleId(modulePosition) * 100 + position;
}

/**
 * Replaces the modules of a course of the mock with fifty modules of forty lessons each; every
 * tenth lesson is unpublished.
 * @param lessons of each module
 */
export function createLargeCourse(
  tables: ReturnType<typeof db>,
  courseId: number,
  lessons: number = largeCourse.lessons,
): void {
  const [module] = tables.modules;
  const [lesson] = tables.lessons;
  if (!module || !lesson) throw new Error('The mock has no lesson to copy');
  tables.modules = tables.modules.filter((row) => row.course_id !== courseId);
  tables.lessons = tables.lessons.filter((row) => row.course_id !== courseId);
  for (let modulePosition = 1; modulePosition <= largeCourse.modules; modulePosition += 1) {
    const module_id = largeModuleId(modulePosition);
    const title = `Parte ${modulePosition}`;
    tables.modules.push({
      ...module,
      id: module_id,
      course_id: courseId,
      title,
      description: null,
      position: modulePosition,
    });
    for (let position = 1; position <= lessons; position += 1) {
      const own = { id: largeLessonId(modulePosition, position), module_id, course_id: courseId, position };
      const published = position % 10 === 0 ? 0 : 1;
      tables.lessons.push({
        ...lesson,
        ...own,
        title: `Aula ${modulePosition}.${position} da parte ${modulePosition}`,
        published,
        video_url: null,
      });
    }
  }
}
