import type { OperationId } from '@raiz/contract';
import { type Check, checks } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { at, listAt, numberAt } from '../../core/values.ts';
import { createdId, nth, createCourse } from '../createCourse.ts';
import { all, expectAllStatuses, atOnce, expectOneKept, rounds } from './race.ts';

/** Creates rows with the same body simultaneously and expects that a list has each with its own id. */
async function makesEach(
  kit: Kit,
  id: 'createCourse' | 'createModule' | 'createLesson',
  body: Record<string, unknown>,
  list: { id: OperationId; path?: Record<string, number> },
): Promise<void> {
  const answers = await atOnce(kit, () => kit.call(id, { as: 'admin', body }));
  const ids = answers.map((answer) => createdId(kit, answer, body));
  kit.expect(all(answers), '/id', new Set(ids).size === ids.length, 'an id for each', ids);
  const { path = {} } = list;
  const answer = kit.requireStatus(await kit.call(list.id, { as: 'admin', path }), 200);
  const listed = new Set(listAt(answer.body, '').map((row) => numberAt(row, '/id')));
  const missing = ids.filter((one) => !listed.has(one));
  kit.expectInWords(answer, '/*/id', missing.length === 0, 'each of them', `${missing.join(', ')} missing`);
}

/** All fields of a course's form, different for each save. */
function form(kit: Kit, name: string) {
  const title = `${kit.shared.mark} ${name}`;
  return { title, description: `Descrição ${name}`, content: `Conteúdo ${name}`, is_premium: 0 };
}

/** Different fields of one lesson; a separate call saves each. */
const fields: readonly Record<string, unknown>[] = [
  { title: 'Título salvo' },
  { content: 'Texto salvo' },
  { video_url: 'https://exemplo.com.br/video' },
  { resource_url: 'https://exemplo.com.br/arquivo.pdf' },
  { position: 9 },
  { is_required: 0 },
  { published: 0 },
];

/** Simultaneous writes of authors: `docs/api-decisions.md#calls-at-the-same-time`. */
export const authoringRaces: readonly Check[] = [
  ...checks('own', {
    'race.create: Things created at once under one title are all there, each with its own id': async (kit) => {
      const course = await createCourse(kit, { modules: [[]] });
      const lesson = { module_id: nth(course.modules, 0), title: 'Aula repetida' };
      const path = { moduleId: nth(course.modules, 0) };
      await makesEach(kit, 'createLesson', lesson, { id: 'listLessons', path });
      const module = { course_id: course.id, title: 'Módulo repetido' };
      await makesEach(kit, 'createModule', module, { id: 'listModules', path: { courseId: course.id } });
      const { title } = course;
      await makesEach(kit, 'createCourse', { title, is_premium: 0 }, { id: 'listAdminCourses' });
    },
    'race.save: Of several saves of one form one is kept whole, and a later one replaces it': async (kit) => {
      for (let round = 0; round < rounds; round += 1) {
        const { id } = await createCourse(kit, { modules: [] });
        const path = { id };
        const body = (index: number) => form(kit, `salvo ${round}.${index}`);
        await expectOneKept(kit, ['updateCourse', 'readAdminCourse'], { as: 'admin', path }, body);
        const last = form(kit, 'por último');
        kit.requireStatus(await kit.call('updateCourse', { as: 'admin', path, body: last }), 200);
        const read = kit.requireStatus(await kit.call('readAdminCourse', { as: 'admin', path }), 200);
        for (const [field, value] of Object.entries(last)) kit.expectValue(read, `/${field}`, value);
      }
    },
    'race.fields: Saves of different fields of a lesson at once keep each other': async (kit) => {
      for (let round = 0; round < rounds; round += 1) {
        const course = await createCourse(kit);
        const path = { id: nth(course.lessons, 0) };
        const answers = await atOnce(kit, (index) =>
          kit.call('updateLesson', { as: 'admin', path, body: fields[index % fields.length] }),
        );
        expectAllStatuses(kit, answers, 200);
        const sent = Object.assign({}, ...fields.slice(0, answers.length));
        const stored = kit.requireStatus(await kit.call('readAdminLesson', { as: 'admin', path }), 200);
        for (const [field, value] of Object.entries(sent)) kit.expectValue(stored, `/${field}`, value);
      }
    },
    'race.delete: Deleting a course several times at once deletes it, without a failure': async (kit) => {
      const course = await createCourse(kit);
      const path = { id: course.id };
      const answers = await atOnce(kit, () => kit.call('deleteCourse', { as: 'admin', path }));
      expectAllStatuses(kit, answers, 200, 404);
      kit.expectStatus(await kit.call('readAdminCourse', { as: 'admin', path }), 404);
      for (const id of course.lessons)
        kit.expectStatus(await kit.call('readAdminLesson', { as: 'admin', path: { id } }), 404);
      const list = kit.requireStatus(await kit.call('listAdminCourses', { as: 'admin' }), 200);
      const row = listAt(list.body, '').find((one) => at(one, '/id') === course.id);
      kit.expect(list, '', row === undefined, 'the course no more', row);
    },
  }),
];
