import type { OperationId } from '@raiz/contract';
import type { Check } from '../../core/check.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { listAt, numberAt } from '../../core/values.ts';
import { createdId, nth, createCourse } from '../createCourse.ts';
import { flow } from './flow.ts';

/** More rows than a page of most lists. */
const many = 101;

/** Number of simultaneous calls. */
const together = 8;

/** Creates many rows, some simultaneously, and returns their ids. */
async function createMany(kit: Kit, id: OperationId, bodyOf: (index: number) => Record<string, unknown>) {
  const ids: number[] = [];
  for (let first = 0; first < many; first += together) {
    const indexes = Array.from({ length: Math.min(together, many - first) }, (_, at) => first + at);
    const made = await Promise.all(
      indexes.map(async (index) => {
        const body = bodyOf(index);
        return createdId(kit, await kit.call(id, { as: 'admin', body }), body);
      }),
    );
    ids.push(...made);
  }
  return ids;
}

/** Expects all ids in a list in ascending order: the rows are equal in every other sort key. */
async function expectAllRows(kit: Kit, id: OperationId, sent: Sent, ids: readonly number[]): Promise<void> {
  const answer = kit.requireStatus(await kit.call(id, sent), 200);
  const wanted = new Set(ids);
  const got = listAt(answer.body, '').map((row) => numberAt(row, '/id'));
  const made = got.filter((one) => wanted.has(one));
  const missing = ids.filter((one) => !made.includes(one)).length;
  kit.expectInWords(answer, '', missing === 0, `all ${ids.length} rows that were made`, `all but ${missing}`);
  const wrong = made.find((one, at) => one < (made[at - 1] ?? one));
  kit.expectInWords(answer, '/*/id', wrong === undefined, 'by id', `${wrong} after a larger one`);
}

/** Lists are complete: `docs/api-decisions.md#order-and-paging`. */
export const wholeListFlows: readonly Check[] = [
  flow(
    'lists.courses',
    `A catalogue of ${many} courses and more comes whole, by id, also after an update`,
    'own',
    async (kit) => {
      const courses = await createMany(kit, 'createCourse', (index) => ({
        title: `${kit.shared.mark} curso ${index}`,
        is_premium: 0,
      }));
      const body = { title: `${kit.shared.mark} curso mudado`, is_premium: 1 };
      kit.requireStatus(await kit.call('updateCourse', { as: 'admin', path: { id: nth(courses, 0) }, body }), 200);
      await expectAllRows(kit, 'listCourses', {}, courses);
      await expectAllRows(kit, 'listAdminCourses', { as: 'admin' }, courses);
    },
  ),
  flow('lists.lessons', `A module of ${many} lessons of one position comes whole, by id`, 'own', async (kit) => {
    const course = await createCourse(kit, { modules: [[]] });
    const moduleId = nth(course.modules, 0);
    const lessons = await createMany(kit, 'createLesson', (index) => ({
      module_id: moduleId,
      title: `Aula ${index}`,
      published: 1,
    }));
    await expectAllRows(kit, 'listLessons', { as: 'admin', path: { moduleId } }, lessons);
    await expectAllRows(kit, 'listOrderedLessons', { as: 'member', path: { courseId: course.id } }, lessons);
  }),
];
