import type { db } from '../../stories/mock.ts';

/** Modules of the large course, and lessons of each: two thousand lessons. */
export const largeCourse = { modules: 50, lessons: 40 } as const;

/**
 * Replaces the modules of a course of the mock with fifty modules of forty lessons each; every tenth lesson is
 * unpublished. The first lesson of the first module has the id 100101.
 * @param lessons of each module
 */
export function createLargeCourse(
  tables: ReturnType<typeof db>,
  course_id: number,
  lessons: number = largeCourse.lessons,
): void {
  const [module] = tables.modules;
  const [lesson] = tables.lessons;
  if (!module || !lesson) throw new Error('The mock has no lesson to copy');
  tables.modules = tables.modules.filter((row) => row.course_id !== course_id);
  tables.lessons = tables.lessons.filter((row) => row.course_id !== course_id);
  for (let at = 1; at <= largeCourse.modules; at += 1) {
    const own = { id: 1000 + at, course_id, title: `Parte ${at}`, position: at };
    tables.modules.push({ ...module, ...own, description: null });
    for (let position = 1; position <= lessons; position += 1) {
      const title = `Aula ${at}.${position} da parte ${at}`;
      const ids = { id: own.id * 100 + position, module_id: own.id, course_id };
      tables.lessons.push({ ...lesson, ...ids, title, position, published: position % 10 ? 1 : 0, video_url: null });
    }
  }
}
