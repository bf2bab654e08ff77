import { world } from '../../stories/mock.ts';

/** Modules of the large course, and lessons of each: two thousand lessons. */
export const largeCourse = { modules: 50, lessons: 40 } as const;

/** Gives one course of the mock fifty modules with forty lessons each; every tenth lesson is not published. */
export function makeLargeCourse(courseId: number): void {
  const { modules, lessons } = world();
  const [module] = modules;
  const [lesson] = lessons;
  if (!module || !lesson) throw new Error('The mock has no lesson to copy');
  for (let place = 1; place <= largeCourse.modules; place += 1) {
    const id = 1000 + place;
    modules.push({ ...module, id, course_id: courseId, title: `Parte ${place}`, description: null, position: place });
    for (let position = 1; position <= largeCourse.lessons; position += 1) {
      const title = `Aula ${place}.${position} da parte ${place}`;
      const published = position % 10 === 0 ? 0 : 1;
      const own = { id: id * 100 + position, module_id: id, course_id: courseId };
      lessons.push({ ...lesson, ...own, title, position, published });
    }
  }
}
