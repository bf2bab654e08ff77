import type { Answer } from '../../core/answer.ts';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { at, fieldsOf, listAt, numberAt, valueDifferences } from '../../core/values.ts';
import { createdId, nth, createCourse } from '../createCourse.ts';
import { complete, enrol, progressIs } from './enrolment.ts';
import { flow } from './flow.ts';

/** Three modules of two lessons. */
const threeModules = [1, 2, 3].map(() =>
  [1, 2].map((position) => ({ title: 'Aula', published: 1 as const, position })),
);

/** A module or a lesson with its position. */
interface OrderedItem {
  id: number;
  position: number;
}

function orderedItem(id: number, position: number): OrderedItem {
  return { id, position };
}

async function save(kit: Kit, operation: 'updateModule' | 'updateLesson', id: number, body: object): Promise<void> {
  kit.requireStatus(await kit.call(operation, { as: 'admin', path: { id }, body }), 200);
}

/** Expects that every list has the modules of a course and their lessons in order. */
async function expectOrder(
  kit: Kit,
  courseId: number,
  modules: readonly OrderedItem[],
  lessons: readonly (readonly OrderedItem[])[],
): Promise<void> {
  const list = async (operation: 'listModules' | 'listLessons' | 'listOrderedLessons', moduleId = 0) =>
    kit.requireStatus(await kit.call(operation, { as: 'admin', path: { courseId, moduleId } }), 200);
  const are = ({ call }: Answer, rows: unknown, expected: readonly OrderedItem[]) =>
    kit.expectValue({ call, body: fieldsOf(rows, ['id', 'position']) }, '', expected);
  const all = await list('listModules');
  are(all, all.body, modules);
  const detail = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id: courseId } }), 200);
  are(detail, at(detail.body, '/modules'), modules);
  for (const [index, { id }] of modules.entries()) {
    const answer = await list('listLessons', id);
    are(answer, answer.body, lessons[index] ?? []);
    are(detail, at(detail.body, `/modules/${index}/lessons`), lessons[index] ?? []);
  }
  const ordered = await list('listOrderedLessons');
  const order = lessons.flat().map(({ id }) => id);
  kit.expect(ordered, '/*/id', ids(ordered.body).join() === order.join(), order.join(', '), ids(ordered.body));
}

function ids(body: unknown): number[] {
  return listAt(body, '').map((row) => numberAt(row, '/id'));
}

/** The operations that read a row, by the call that deletes it. */
const readers = {
  deleteCourse: [
    ['readAdminCourse', 'admin'],
    ['readCourse', 'visitor'],
  ],
  deleteModule: [
    ['readModule', 'admin'],
    ['listLessons', 'admin'],
  ],
  deleteLesson: [
    ['readAdminLesson', 'admin'],
    ['readLesson', 'member'],
  ],
} as const;

/** Expects 404 from every operation that reads or deletes a row. */
async function expectGone(kit: Kit, deletion: keyof typeof readers, id: number): Promise<void> {
  const path = { id, moduleId: id };
  for (const [read, as] of readers[deletion]) kit.expectStatus(await kit.call(read, { as, path }), 404);
  kit.expectStatus(await kit.call(deletion, { as: 'admin', path }), 404);
}

async function deleteAndExpectGone(kit: Kit, deletion: keyof typeof readers, id: number): Promise<void> {
  kit.requireStatus(await kit.call(deletion, { as: 'admin', path: { id } }), 200);
  await expectGone(kit, deletion, id);
}

/** Expects that a save returns the same values as a later read, in some fields by their pointers. */
export function expectSavedAsRead(kit: Kit, saved: Answer, read: Answer, fields: readonly string[]): void {
  for (const field of fields)
    for (const one of valueDifferences(at(read.body, field), at(saved.body, field), field))
      kit.report(saved, one.field, `${one.expected}, as it is read afterwards`, one.got);
}

/** Authoring of courses and modules: `docs/api-decisions.md#admin-calls`. */
export const authoringFlows: readonly Check[] = [
  flow(
    'catalogue.moved',
    'Modules and lessons stand where they are moved, with their marks; no save, deletion or new one moves others',
    'own',
    async (kit) => {
      const lesson = (position: number) => ({ title: 'Aula', published: 1 as const, position });
      const { id, modules, lessons } = await createCourse(kit, {
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
      const order = [orderedItem(three, 1), orderedItem(two, 2), orderedItem(one, 12)];
      const ofOne = [orderedItem(c, 1), orderedItem(a, 2), orderedItem(b, 3)];
      await expectOrder(kit, id, order, [[orderedItem(e, 4), orderedItem(f, 16)], [orderedItem(d, 1)], ofOne]);
      await save(kit, 'updateLesson', e, { module_id: two });
      kit.requireStatus(await kit.call('deleteLesson', { as: 'admin', path: { id: a } }), 200);
      const body = { module_id: one, title: 'Nova', published: 1 };
      const made = createdId(kit, await kit.call('createLesson', { as: 'admin', body }), body);
      const rest = [
        [orderedItem(d, 1), orderedItem(e, 4)],
        [orderedItem(c, 1), orderedItem(made, 1), orderedItem(b, 3)],
      ];
      await expectOrder(kit, id, order, [[orderedItem(f, 16)], ...rest]);
      await progressIs(kit, id, 33);
      kit.requireStatus(await kit.call('deleteModule', { as: 'admin', path: { id: three } }), 200);
      const another = await createCourse(kit, { name: 'outro curso', modules: [[]] });
      const away = { module_id: nth(another.modules, 0), title: 'Recusada', position: 99 };
      kit.expectStatus(await kit.call('updateLesson', { as: 'admin', path: { id: d }, body: away }), 400);
      const moved = { course_id: another.id, title: 'Recusado', position: 99 };
      kit.expectStatus(await kit.call('updateModule', { as: 'admin', path: { id: two }, body: moved }), 400);
      const unmoved = kit.requireStatus(await kit.call('readModule', { as: 'admin', path: { id: two } }), 200);
      kit.expectValue(unmoved, '/title', 'Módulo 2');
      await expectOrder(kit, id, order.slice(1), rest);
      await progressIs(kit, id, 20);
    },
  ),
  flow(
    'catalogue.ties',
    'Modules and lessons of equal position come by id, also after an update',
    'own',
    async (kit) => {
      const lesson = { title: 'Aula', published: 1 as const, position: 1 };
      const { id, modules, lessons } = await createCourse(kit, { modules: [[lesson, lesson], [lesson]] });
      // Save the first ones last: a table without an order would list them at the end.
      for (const module of [nth(modules, 1), nth(modules, 0)])
        await save(kit, 'updateModule', module, { course_id: id, title: 'Módulo', position: 1 });
      await save(kit, 'updateLesson', nth(lessons, 0), { content: 'Texto' });
      const first = (things: readonly number[]) => things.map((thing) => orderedItem(thing, 1));
      await expectOrder(kit, id, first(modules), [first(lessons.slice(0, 2)), first(lessons.slice(2))]);
    },
  ),
  flow(
    'course.delete',
    'What authors delete is gone for everyone, with all that is in it, and nothing else is gone',
    'own',
    async (kit) => {
      const { id, modules, lessons } = await createCourse(kit, { modules: threeModules });
      await enrol(kit, id);
      const [one, two, three] = modules.map((module, index) => orderedItem(module, index + 1));
      const [a, b, c, d, e, f] = lessons.map((lesson, index) => orderedItem(lesson, (index % 2) + 1));
      if (!one || !two || !three || !a || !b || !c || !d || !e || !f) return;
      await deleteAndExpectGone(kit, 'deleteLesson', d.id);
      await expectOrder(kit, id, [one, two, three], [[a, b], [c], [e, f]]);
      await deleteAndExpectGone(kit, 'deleteModule', two.id);
      await expectGone(kit, 'deleteLesson', c.id);
      await expectOrder(
        kit,
        id,
        [one, three],
        [
          [a, b],
          [e, f],
        ],
      );
      await deleteAndExpectGone(kit, 'deleteCourse', id);
      for (const module of [one, three]) await expectGone(kit, 'deleteModule', module.id);
      for (const lesson of [a, b, e, f]) await expectGone(kit, 'deleteLesson', lesson.id);
      for (const list of [
        await kit.call('listCourses'),
        await kit.call('listAdminCourses', { as: 'admin' }),
        await kit.call('listMyCourses', { as: 'member', query: { user_id: kit.people.member.id } }),
      ])
        kit.expectInWords(
          list,
          '',
          !ids(kit.requireStatus(list, 200).body).includes(id),
          'the course no more',
          `course ${id}`,
        );
    },
  ),
];
