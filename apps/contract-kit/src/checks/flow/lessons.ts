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
  flow('lesson.list', 'Authors see all lessons of a module, and no others, by position', 'own', async (kit) => {
    const lesson = (title: string, position: number, published: 0 | 1) => ({ title, position, published });
    const modules = [
      [lesson('B', 2, 0), lesson('A', 1, 1), lesson('C', 3, 0)],
      [lesson('E', 5, 1), lesson('D', 4, 0)],
    ];
    const course = await ownCourse(kit, { modules });
    for (const [place, expected] of ['A, B, C', 'D, E'].entries()) {
      const path = { moduleId: nth(course.modules, place) };
      const answer = kit.need(await kit.call('listLessons', { as: 'admin', path }), 200);
      const titles = listAt(answer.body, '').map((row) => String(at(row, '/title')));
      kit.holds(answer, '/*/title', titles.join(', ') === expected, expected, titles);
    }
  }),
  flow('lesson.delete', 'A deleted lesson is gone for authors and students, and no other', 'own', async (kit) => {
    const course = await ownCourse(kit);
    const path = { id: nth(course.lessons, 1) };
    kit.need(await kit.call('deleteLesson', { as: 'admin', path }), 200);
    kit.status(await kit.call('readAdminLesson', { as: 'admin', path }), 404);
    kit.status(await kit.call('readLesson', { as: 'member', path }), 404);
    kit.status(await kit.call('deleteLesson', { as: 'admin', path }), 404);
    const list = kit.need(
      await kit.call('listLessons', { as: 'admin', path: { moduleId: nth(course.modules, 0) } }),
      200,
    );
    const ids = listAt(list.body, '').map((row) => numberAt(row, '/id'));
    kit.holds(list, '/*/id', ids.join() === String(course.lessons[0]), `only lesson ${course.lessons[0]}`, ids);
  }),
];
