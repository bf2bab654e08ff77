import type { Check } from '../../core/check.ts';
import { at, listAt, numberAt } from '../../core/values.ts';
import { nth, ownCourse } from '../ownCourse.ts';
import { flow } from './flow.ts';

/** Authoring of lessons: `docs/api-decisions.md#admin-calls`. */
export const lessonFlows: readonly Check[] = [
  flow('lesson.publish', 'Publishing and unpublishing is seen by students at once', 'own', async (kit) => {
    const course = await ownCourse(kit);
    const path = { id: nth(course.lessons, 0) };
    for (const published of [0, 1]) {
      kit.need(await kit.call('updateLesson', { as: 'admin', path, body: { published } }), 200);
      const answer = kit.need(await kit.call('readLesson', { as: 'member', path }), 200);
      kit.same(answer, '/published', published);
      const open = Boolean(at(answer.body, '/content'));
      kit.holds(answer, '/content', open === (published === 1), published ? 'the text' : 'null', answer.body);
    }
  }),
  flow('lesson.list', 'Authors see all lessons of a module, by position', 'own', async (kit) => {
    const lesson = (title: string, position: number, published: 0 | 1) => ({ title, position, published });
    const course = await ownCourse(kit, { modules: [[lesson('B', 2, 0), lesson('A', 1, 1), lesson('C', 3, 0)]] });
    const path = { moduleId: nth(course.modules, 0) };
    const answer = kit.need(await kit.call('listLessons', { as: 'admin', path }), 200);
    const titles = listAt(answer.body, '').map((row) => String(at(row, '/title')));
    kit.holds(answer, '/*/title', titles.join() === 'A,B,C', 'A, B, C', titles);
  }),
  flow('lesson.delete', 'A deleted lesson is gone for authors and students', 'own', async (kit) => {
    const course = await ownCourse(kit);
    const path = { id: nth(course.lessons, 0) };
    kit.need(await kit.call('deleteLesson', { as: 'admin', path }), 200);
    kit.status(await kit.call('readAdminLesson', { as: 'admin', path }), 404);
    kit.status(await kit.call('readLesson', { as: 'member', path }), 404);
    kit.status(await kit.call('deleteLesson', { as: 'admin', path }), 404);
    const list = kit.need(
      await kit.call('listLessons', { as: 'admin', path: { moduleId: nth(course.modules, 0) } }),
      200,
    );
    const rows = listAt(list.body, '').filter((row) => numberAt(row, '/id') === path.id);
    kit.holds(list, '', rows.length === 0, 'the lesson no more', rows);
  }),
];
