import type { Answer } from '../../core/answer.ts';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { at, fieldsOf, listAt, numberAt, valueDifferences } from '../../core/values.ts';
import { madeId, nth, ownCourse } from '../ownCourse.ts';
import { complete, enrol, progressIs } from './enrolment.ts';
import { flow } from './flow.ts';
import { inOrder } from './orders.ts';

/** Fields of a course that every list of courses has. */
const rowFields = ['id', 'title', 'is_premium'] as const;

/** Two modules of two lessons. */
const twoModules = [1, 2].map(() => [1, 2].map((position) => ({ title: 'Aula', published: 1 as const, position })));

/** A module or a lesson in its place. */
interface Place {
  id: number;
  position: number;
}

function place(id: number, position: number): Place {
  return { id, position };
}

async function save(kit: Kit, operation: 'updateModule' | 'updateLesson', id: number, body: object): Promise<void> {
  kit.need(await kit.call(operation, { as: 'admin', path: { id }, body }), 200);
}

/** Expects that every list has the modules of a course and their lessons in order. */
async function stands(
  kit: Kit,
  courseId: number,
  modules: readonly Place[],
  lessons: readonly (readonly Place[])[],
): Promise<void> {
  const list = async (operation: 'listModules' | 'listLessons' | 'listOrderedLessons', moduleId = 0) =>
    kit.need(await kit.call(operation, { as: 'admin', path: { courseId, moduleId } }), 200);
  const are = ({ call }: Answer, rows: unknown, places: readonly Place[]) =>
    kit.same({ call, body: fieldsOf(rows, ['id', 'position']) }, '', places);
  const all = await list('listModules');
  are(all, all.body, modules);
  const detail = kit.need(await kit.call('readCourse', { as: 'member', path: { id: courseId } }), 200);
  are(detail, at(detail.body, '/modules'), modules);
  for (const [index, { id }] of modules.entries()) {
    const answer = await list('listLessons', id);
    are(answer, answer.body, lessons[index] ?? []);
    are(detail, at(detail.body, `/modules/${index}/lessons`), lessons[index] ?? []);
  }
  const ordered = await list('listOrderedLessons');
  const order = lessons.flat().map(({ id }) => id);
  kit.holds(ordered, '/*/id', ids(ordered.body).join() === order.join(), order.join(', '), ids(ordered.body));
}

function ids(body: unknown): number[] {
  return listAt(body, '').map((row) => numberAt(row, '/id'));
}

/** Expects that a save answers what is read afterwards in some fields, by their pointers. */
export function isAnswered(kit: Kit, saved: Answer, read: Answer, fields: readonly string[]): void {
  for (const field of fields)
    for (const one of valueDifferences(at(read.body, field), at(saved.body, field), field))
      kit.differs(saved, one.field, `${one.expected}, as it is read afterwards`, one.got);
}

/** Authoring of courses and modules: `docs/api-decisions.md#admin-calls`. */
export const authoringFlows: readonly Check[] = [
  flow('course.create', 'A created course is found by its id, by authors, and in the catalogue', 'own', async (kit) => {
    const made = [];
    for (const premium of [1, 0, 1] as const)
      made.push({ premium, ...(await ownCourse(kit, { name: `curso ${made.length}`, premium, modules: [] })) });
    const lists = [await kit.call('listAdminCourses', { as: 'admin' }), await kit.call('listCourses')];
    for (const { id, title, premium } of made) {
      const answer = kit.need(await kit.call('readAdminCourse', { as: 'admin', path: { id } }), 200);
      kit.same(answer, '/title', title);
      kit.same(answer, '/is_premium', premium);
      for (const list of lists) {
        const row = listAt(kit.need(list, 200).body, '').find((one) => numberAt(one, '/id') === id);
        kit.same({ call: list.call, body: fieldsOf(row, rowFields) }, '', { id, title, is_premium: premium });
      }
    }
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
    'catalogue.moved',
    'Modules and lessons stand where they are moved, with their marks; no save, deletion or new one moves others',
    'own',
    async (kit) => {
      const lesson = (position: number) => ({ title: 'Aula', published: 1 as const, position });
      const { id, modules, lessons } = await ownCourse(kit, {
        modules: [[lesson(2), lesson(3), lesson(5)], [lesson(1)], [lesson(4), lesson(16)]],
      });
      const [one, two, three] = [nth(modules, 0), nth(modules, 1), nth(modules, 2)];
      const [a, b, c] = [nth(lessons, 0), nth(lessons, 1), nth(lessons, 2)];
      const [d, e, f] = [nth(lessons, 3), nth(lessons, 4), nth(lessons, 5)];
      await enrol(kit, id);
      for (const marked of [a, e, f]) await complete(kit, id, marked);
      await save(kit, 'updateModule', three, { course_id: id, title: 'Módulo', position: 1 });
      await save(kit, 'updateModule', one, { course_id: id, title: 'Módulo', position: 12 });
      await save(kit, 'updateLesson', c, { position: 1 });
      const order = [place(three, 1), place(two, 2), place(one, 12)];
      const ofOne = [place(c, 1), place(a, 2), place(b, 3)];
      await stands(kit, id, order, [[place(e, 4), place(f, 16)], [place(d, 1)], ofOne]);
      await save(kit, 'updateLesson', e, { module_id: two });
      kit.need(await kit.call('deleteLesson', { as: 'admin', path: { id: a } }), 200);
      const body = { module_id: one, title: 'Nova', published: 1 };
      const made = madeId(kit, await kit.call('createLesson', { as: 'admin', body }), body);
      const rest = [
        [place(d, 1), place(e, 4)],
        [place(c, 1), place(made, 1), place(b, 3)],
      ];
      await stands(kit, id, order, [[place(f, 16)], ...rest]);
      await progressIs(kit, id, 33);
      kit.need(await kit.call('deleteModule', { as: 'admin', path: { id: three } }), 200);
      const another = await ownCourse(kit, { name: 'outro curso', modules: [[]] });
      const away = { module_id: nth(another.modules, 0), title: 'Recusada', position: 99 };
      kit.status(await kit.call('updateLesson', { as: 'admin', path: { id: d }, body: away }), 400);
      await stands(kit, id, order.slice(1), rest);
      await progressIs(kit, id, 20);
    },
  ),
  flow(
    'catalogue.ties',
    'Modules and lessons of equal position come by id, also after an update',
    'own',
    async (kit) => {
      const lesson = { title: 'Aula', published: 1 as const, position: 1 };
      const { id, modules, lessons } = await ownCourse(kit, { modules: [[lesson, lesson], [lesson]] });
      // The first ones last: a table without an order shows them at the end.
      for (const module of [nth(modules, 1), nth(modules, 0)])
        await save(kit, 'updateModule', module, { course_id: id, title: 'Módulo', position: 1 });
      await save(kit, 'updateLesson', nth(lessons, 0), { content: 'Texto' });
      const first = (things: readonly number[]) => things.map((thing) => place(thing, 1));
      await stands(kit, id, first(modules), [first(lessons.slice(0, 2)), first(lessons.slice(2))]);
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
    kit.says(list, '', !ids(list.body).includes(course.id), 'the course no more', `course ${course.id}`);
  }),
  flow('course.delete-content', 'All modules and lessons of a deleted course are gone', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: twoModules });
    kit.need(await kit.call('deleteCourse', { as: 'admin', path: { id: course.id } }), 200);
    for (const id of course.modules) kit.status(await kit.call('readModule', { as: 'admin', path: { id } }), 404);
    for (const id of course.lessons) kit.status(await kit.call('readAdminLesson', { as: 'admin', path: { id } }), 404);
  }),
  flow('course.delete-enrolments', 'A deleted course leaves the lists of its students', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: [] });
    await enrol(kit, course.id);
    kit.need(await kit.call('deleteCourse', { as: 'admin', path: { id: course.id } }), 200);
    const query = { user_id: kit.people.member.id };
    const answer = kit.need(await kit.call('listMyCourses', { as: 'member', query }), 200);
    kit.says(answer, '', !ids(answer.body).includes(course.id), 'the course no more', `course ${course.id}`);
  }),
  flow('module.create', 'Modules without a position are first; modules come by position', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: [] });
    const make = async (fields: object) => {
      const body = { course_id: course.id, ...fields };
      const answer = await kit.call('createModule', { as: 'admin', body });
      return { answer, id: madeId(kit, answer, body) };
    };
    const third = await make({ title: 'Terceiro', position: 3 });
    const first = await make({ title: 'Primeiro' });
    const second = await make({ title: 'Segundo', position: 2 });
    const firstToo = await make({ title: 'Primeiro também' });
    for (const { answer } of [first, firstToo]) {
      kit.same(answer, '/position', 1);
      kit.same(answer, '/course_id', course.id);
    }
    const list = kit.need(await kit.call('listModules', { as: 'admin', path: { courseId: course.id } }), 200);
    const order = [first.id, firstToo.id, second.id, third.id];
    kit.holds(list, '/*/id', ids(list.body).join() === order.join(), order.join(', '), ids(list.body));
  }),
  flow('module.update', 'A module keeps its course; moving it is 400 and changes nothing', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: [[], []] });
    const another = await ownCourse(kit, { modules: [] });
    const path = { id: nth(course.modules, 1) };
    const body = { course_id: course.id, title: 'Outro título', position: 7 };
    const updated = kit.need(await kit.call('updateModule', { as: 'admin', path, body }), 200);
    const away = { course_id: another.id, title: 'Recusado', position: 99 };
    kit.status(await kit.call('updateModule', { as: 'admin', path, body: away }), 400);
    const answer = kit.need(await kit.call('readModule', { as: 'admin', path }), 200);
    isAnswered(kit, updated, answer, ['/id', '/course_id', '/title', '/description', '/position']);
    const first = kit.need(await kit.call('readModule', { as: 'admin', path: { id: nth(course.modules, 0) } }), 200);
    kit.same(first, '/title', 'Módulo 1');
    kit.same(first, '/position', 1);
    kit.same(answer, '/title', 'Outro título');
    kit.same(answer, '/position', 7);
    kit.same(answer, '/course_id', course.id);
  }),
  flow('module.delete', 'A deleted module takes its lessons with it, and no others', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: twoModules });
    const [kept, gone] = [course.lessons.slice(0, 2), course.lessons.slice(2)];
    const path = { id: nth(course.modules, 1), moduleId: nth(course.modules, 1) };
    kit.need(await kit.call('deleteModule', { as: 'admin', path }), 200);
    kit.status(await kit.call('readModule', { as: 'admin', path }), 404);
    kit.status(await kit.call('listLessons', { as: 'admin', path }), 404);
    for (const id of gone) kit.status(await kit.call('readAdminLesson', { as: 'admin', path: { id } }), 404);
    const first = { moduleId: nth(course.modules, 0) };
    const list = kit.need(await kit.call('listLessons', { as: 'admin', path: first }), 200);
    kit.holds(list, '/*/id', ids(list.body).join() === kept.join(), kept.join(', '), ids(list.body));
    kit.status(await kit.call('deleteModule', { as: 'admin', path }), 404);
  }),
];
