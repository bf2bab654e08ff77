import type { Answer } from '../../core/answer.ts';
import type { Kit } from '../../core/kit.ts';
import { at, valueDifferences } from '../../core/values.ts';
import { nth } from '../createCourse.ts';
import { type Scene, scenarios } from '../recorded.ts';
import { learner } from './enrolment.ts';

/** Reads every list of the modules of a course, and of the lessons of some. */
async function lists({ call }: Scene, courseId: number, modules: readonly number[] = []): Promise<void> {
  await call('listModules', { as: 'admin', path: { courseId } });
  await call('readCourse', { as: 'member', path: { id: courseId } });
  for (const moduleId of modules) await call('listLessons', { as: 'admin', path: { moduleId } });
  await call('listOrderedLessons', { as: 'admin', path: { courseId } });
}

/** The operations that read a row, by the call that deletes it. */
const readers = {
  deleteCourse: ['readAdminCourse', 'readCourse'],
  deleteModule: ['readModule', 'listLessons'],
  deleteLesson: ['readAdminLesson', 'readLesson'],
} as const;

/** Calls every operation that reads or deletes a row that is gone. */
async function callGone({ call }: Scene, deletion: keyof typeof readers, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const path = { id, moduleId: id };
    for (const operation of [...readers[deletion], deletion]) await call(operation, { as: 'admin', path });
  }
}

/** Expects that a save returns the same values as a later read, in some fields by their pointers. */
export function expectSavedAsRead(kit: Kit, saved: Answer, read: Answer, fields: readonly string[]): void {
  for (const field of fields)
    for (const one of valueDifferences(at(read.body, field), at(saved.body, field), field))
      kit.report(saved, one.field, `${one.expected}, as it is read afterwards`, one.got);
}

/** Authoring of courses and modules: `docs/api-decisions.md#admin-calls`. */
export const authoringScenarios = scenarios('own', {
  'flow.catalogue.moved: Modules and lessons stand where they are moved, with their marks; no save, deletion or new one moves others':
    async (scene) => {
      const lesson = (position: number) => ({ title: 'Aula', published: 1 as const, position });
      const course = await scene.course({
        modules: [[lesson(2), lesson(3), lesson(5)], [lesson(1)], [lesson(4), lesson(16)]],
      });
      const another = await scene.course({ name: 'outro curso', modules: [[]] });
      const { id: course_id, modules, lessons } = course;
      const [one, two, three] = [nth(modules, 0), nth(modules, 1), nth(modules, 2)];
      const save = (operation: 'updateModule' | 'updateLesson', id: number, body: object) =>
        scene.call(operation, { as: 'admin', path: { id } }, body);
      const ana = learner(scene, course);
      await ana.enrol();
      for (const index of [0, 4, 5]) await ana.mark(index);
      await save('updateModule', three, { course_id, title: 'Módulo', position: 1 });
      await save('updateModule', one, { course_id, title: 'Módulo', position: 12 });
      await save('updateLesson', nth(lessons, 2), { position: 1 });
      await lists(scene, course_id, modules);
      await save('updateLesson', nth(lessons, 4), { module_id: two });
      await scene.call('deleteLesson', { as: 'admin', path: { id: nth(lessons, 0) } });
      await scene.call('createLesson', { as: 'admin' }, { module_id: one, title: 'Nova', published: 1 });
      await lists(scene, course_id);
      await ana.mine();
      await scene.call('deleteModule', { as: 'admin', path: { id: three } });
      const away = { module_id: nth(another.modules, 0), title: 'Recusada', position: 99 };
      await save('updateLesson', nth(lessons, 3), away);
      await save('updateModule', two, { course_id: another.id, title: 'Recusado', position: 99 });
      await scene.call('readModule', { as: 'admin', path: { id: two } });
      await lists(scene, course_id, [one, two]);
      await ana.mine();
    },
  'flow.catalogue.ties: Modules and lessons of equal position come by id, also after an update': async (scene) => {
    const lesson = { title: 'Aula', published: 1 as const, position: 1 };
    const { id: course_id, modules, lessons } = await scene.course({ modules: [[lesson, lesson], [lesson]] });
    // Save the first ones last: a table without an order would list them at the end.
    for (const id of modules.toReversed())
      await scene.call('updateModule', { as: 'admin', path: { id } }, { course_id, title: 'Módulo', position: 1 });
    await scene.call('updateLesson', { as: 'admin', path: { id: nth(lessons, 0) } }, { content: 'Texto' });
    await lists(scene, course_id, modules);
  },
  'flow.course.delete: What authors delete is gone for everyone, with all that is in it, and nothing else is gone':
    async (scene) => {
      const twoLessons = [1, 2].map((position) => ({ title: 'Aula', published: 1 as const, position }));
      const course = await scene.course({ modules: [twoLessons, twoLessons, twoLessons] });
      const { id, modules, lessons } = course;
      const ana = learner(scene, course);
      await ana.enrol();
      await scene.call('deleteLesson', { as: 'admin', path: { id: nth(lessons, 3) } });
      await callGone(scene, 'deleteLesson', lessons.slice(3, 4));
      await lists(scene, id);
      await scene.call('deleteModule', { as: 'admin', path: { id: nth(modules, 1) } });
      await callGone(scene, 'deleteModule', modules.slice(1, 2));
      await callGone(scene, 'deleteLesson', lessons.slice(2, 3));
      await lists(scene, id, [nth(modules, 0), nth(modules, 2)]);
      await scene.call('deleteCourse', { as: 'admin', path: { id } });
      await callGone(scene, 'deleteCourse', [id]);
      await callGone(scene, 'deleteModule', modules);
      await callGone(scene, 'deleteLesson', lessons);
      await scene.call('listCourses', null);
      await scene.call('listAdminCourses', { as: 'admin' });
      await ana.mine();
    },
});
