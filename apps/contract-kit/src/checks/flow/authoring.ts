import type { Answer } from '../../core/answer.ts';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { at, fieldsOf, listAt, numberAt } from '../../core/values.ts';
import { madeId, nth, ownCourse } from '../ownCourse.ts';
import { enrol } from './enrolment.ts';
import { flow } from './flow.ts';
import { inOrder } from './orders.ts';

function ids(body: unknown): number[] {
  return listAt(body, '').map((row) => numberAt(row, '/id'));
}

/** Expects that a save answers the whole item, as it is read afterwards. */
function isAnswered(kit: Kit, saved: Answer, read: Answer, names: readonly string[]): void {
  kit.same({ call: saved.call, body: fieldsOf(saved.body, names) }, '', fieldsOf(read.body, names));
}

/** Authoring of courses and modules: `docs/api-decisions.md#admin-calls`. */
export const authoringFlows: readonly Check[] = [
  flow('course.create', 'A created course is found by its id, by authors, and in the catalogue', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: [] });
    const answer = kit.need(await kit.call('readAdminCourse', { as: 'admin', path: { id: course.id } }), 200);
    kit.same(answer, '/title', course.title);
    kit.same(answer, '/is_premium', 0);
    for (const list of [await kit.call('listAdminCourses', { as: 'admin' }), await kit.call('listCourses')])
      kit.holds(list, '', ids(kit.need(list, 200).body).includes(course.id), `course ${course.id}`, 'no such row');
  }),
  flow('course.order', 'Courses come by id, also after an update', 'own', async (kit) => {
    const course = await ownCourse(kit, { name: 'curso A', modules: [] });
    await ownCourse(kit, { name: 'curso B', modules: [] });
    const sent = { path: { id: course.id }, body: { title: course.title, is_premium: 1 } };
    kit.need(await kit.call('updateCourse', { as: 'admin', ...sent }), 200);
    for (const list of [await kit.call('listCourses'), await kit.call('listAdminCourses', { as: 'admin' })])
      inOrder(kit, kit.need(list, 200), '', 'by id', (row, next) => numberAt(row, '/id') < numberAt(next, '/id'));
  }),
  flow(
    'catalogue.ties',
    'Modules and lessons of equal position come by id, also after an update',
    'own',
    async (kit) => {
      const lesson = (title: string) => ({ title, published: 1 as const, position: 1 });
      const { id, modules, lessons } = await ownCourse(kit, { modules: [[lesson('A'), lesson('B')], [lesson('C')]] });
      const save = async (operation: 'updateModule' | 'updateLesson', thing: number, body: object) =>
        kit.need(await kit.call(operation, { as: 'admin', path: { id: thing }, body }), 200);
      // The first ones last: a table without an order shows them at the end.
      for (const module of [nth(modules, 1), nth(modules, 0)])
        await save('updateModule', module, { course_id: id, title: 'Módulo', position: 1 });
      await save('updateLesson', nth(lessons, 0), { content: 'Texto' });
      const areIds = (answer: Answer, got: readonly number[], expected: readonly number[]) =>
        kit.holds(answer, '/*/id', got.join() === expected.join(), expected.join(', '), got);
      const list = async (
        operation: 'listModules' | 'listLessons' | 'listOrderedLessons',
        expected: readonly number[],
      ) => {
        const path = { courseId: id, moduleId: nth(modules, 0) };
        const answer = kit.need(await kit.call(operation, { as: 'admin', path }), 200);
        areIds(answer, ids(answer.body), expected);
      };
      await list('listModules', modules);
      await list('listLessons', lessons.slice(0, 2));
      await list('listOrderedLessons', lessons);
      const detail = kit.need(await kit.call('readCourse', { as: 'member', path: { id } }), 200);
      areIds(
        detail,
        listAt(detail.body, '/modules').map((row) => numberAt(row, '/id')),
        modules,
      );
      areIds(detail, ids(at(detail.body, '/modules/0/lessons')), lessons.slice(0, 2));
    },
  ),
  flow('course.delete', 'A deleted course is gone for everyone', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: [] });
    const path = { id: course.id };
    kit.need(await kit.call('deleteCourse', { as: 'admin', path }), 200);
    kit.status(await kit.call('readAdminCourse', { as: 'admin', path }), 404);
    kit.status(await kit.call('readCourse', { path }), 404);
    kit.status(await kit.call('deleteCourse', { as: 'admin', path }), 404);
    const list = kit.need(await kit.call('listCourses'), 200);
    kit.holds(list, '', !ids(list.body).includes(course.id), 'the course no more', `course ${course.id}`);
  }),
  flow('course.delete-content', 'Modules and lessons of a deleted course are gone', 'own', async (kit) => {
    const course = await ownCourse(kit);
    kit.need(await kit.call('deleteCourse', { as: 'admin', path: { id: course.id } }), 200);
    kit.status(await kit.call('readModule', { as: 'admin', path: { id: nth(course.modules, 0) } }), 404);
    kit.status(await kit.call('readAdminLesson', { as: 'admin', path: { id: nth(course.lessons, 0) } }), 404);
  }),
  flow('course.delete-enrolments', 'A deleted course leaves the lists of its students', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: [] });
    await enrol(kit, course.id);
    kit.need(await kit.call('deleteCourse', { as: 'admin', path: { id: course.id } }), 200);
    const query = { user_id: kit.people.member.id };
    const answer = kit.need(await kit.call('listMyCourses', { as: 'member', query }), 200);
    kit.holds(answer, '', !ids(answer.body).includes(course.id), 'the course no more', `course ${course.id}`);
  }),
  flow('module.create', 'A module without a position is first; modules come by position', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: [] });
    const make = async (fields: object) => {
      const body = { course_id: course.id, ...fields };
      const answer = await kit.call('createModule', { as: 'admin', body });
      return { answer, id: madeId(kit, answer, body) };
    };
    const third = await make({ title: 'Terceiro', position: 3 });
    const first = await make({ title: 'Primeiro' });
    const second = await make({ title: 'Segundo', position: 2 });
    kit.same(first.answer, '/position', 1);
    kit.same(first.answer, '/course_id', course.id);
    const list = kit.need(await kit.call('listModules', { as: 'admin', path: { courseId: course.id } }), 200);
    const order = [first.id, second.id, third.id];
    kit.holds(list, '/*/id', ids(list.body).join() === order.join(), order.join(', '), ids(list.body));
  }),
  flow('module.update', 'A module keeps its course; moving it is 400 and changes nothing', 'own', async (kit) => {
    const course = await ownCourse(kit);
    const another = await ownCourse(kit, { modules: [] });
    const path = { id: nth(course.modules, 0) };
    const body = { course_id: course.id, title: 'Outro título', position: 7 };
    const updated = kit.need(await kit.call('updateModule', { as: 'admin', path, body }), 200);
    kit.status(await kit.call('updateModule', { as: 'admin', path, body: { ...body, course_id: another.id } }), 400);
    const answer = kit.need(await kit.call('readModule', { as: 'admin', path }), 200);
    isAnswered(kit, updated, answer, ['id', 'course_id', 'title', 'description', 'position']);
    kit.same(answer, '/title', 'Outro título');
    kit.same(answer, '/position', 7);
    kit.same(answer, '/course_id', course.id);
  }),
  flow('module.delete', 'A deleted module takes its lessons with it', 'own', async (kit) => {
    const course = await ownCourse(kit);
    const path = { id: nth(course.modules, 0) };
    kit.need(await kit.call('deleteModule', { as: 'admin', path }), 200);
    kit.status(await kit.call('readModule', { as: 'admin', path }), 404);
    kit.status(await kit.call('readAdminLesson', { as: 'admin', path: { id: nth(course.lessons, 0) } }), 404);
    kit.status(await kit.call('deleteModule', { as: 'admin', path }), 404);
  }),
];
