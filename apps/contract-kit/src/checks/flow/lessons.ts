import type { Check } from '../../core/check.ts';
import { at, listAt, numberAt } from '../../core/values.ts';
import { madeId, nth, ownCourse } from '../ownCourse.ts';
import { isAnswered } from './authoring.ts';
import { flow } from './flow.ts';

/** Authoring of lessons: `docs/api-decisions.md#admin-calls`. */
export const lessonFlows: readonly Check[] = [
  flow('lesson.defaults', 'A lesson is required, unpublished and first by default', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: [[]] });
    const body = { module_id: nth(course.modules, 0), title: 'Só o título' };
    const id = madeId(kit, await kit.call('createLesson', { as: 'admin', body }), body);
    const answer = kit.need(await kit.call('readAdminLesson', { as: 'admin', path: { id } }), 200);
    kit.same(answer, '/is_required', 1);
    kit.same(answer, '/published', 0);
    kit.same(answer, '/position', 1);
    kit.same(answer, '/course_id', course.id);
  }),
  flow(
    'lesson.partial',
    'Updating a lesson changes what is sent and keeps the rest; null clears',
    'own',
    async (kit) => {
      const course = await ownCourse(kit);
      const path = { id: nth(course.lessons, 0) };
      const sent = { as: 'admin', path, body: { title: 'Novo nome' } } as const;
      const updated = kit.need(await kit.call('updateLesson', sent), 200);
      const kept = kit.need(await kit.call('readAdminLesson', { as: 'admin', path }), 200);
      isAnswered(kit, updated, kept, [
        ...Object.keys(sent.body),
        'id',
        'module_id',
        'content',
        'position',
        'published',
      ]);
      kit.same(kept, '/title', 'Novo nome');
      kit.same(kept, '/content', 'Texto da primeira aula.');
      kit.same(kept, '/published', 1);
      kit.need(await kit.call('updateLesson', { as: 'admin', path, body: { content: null } }), 200);
      const cleared = kit.need(await kit.call('readAdminLesson', { as: 'admin', path }), 200);
      kit.holds(cleared, '/content', !at(cleared.body, '/content'), 'null', at(cleared.body, '/content'));
    },
  ),
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
  flow('lesson.links', 'Links are http or https, several with commas, each of them', 'own', async (kit) => {
    const course = await ownCourse(kit);
    const path = { id: nth(course.lessons, 0) };
    const send = (body: object) => kit.call('updateLesson', { as: 'admin', path, body });
    const resource_url = 'https://exemplo.com.br/a.pdf, http://exemplo.com.br/b.pdf';
    kit.need(await send({ resource_url }), 200);
    const bad = ['javascript:alert(1)', 'ftp://exemplo.com.br', 'https://exemplo.com.br, javascript:alert(1)'];
    for (const link of bad) kit.status(await send({ resource_url: link }), 400);
    kit.status(await send({ video_url: 'javascript:alert(1)' }), 400);
    const answer = kit.need(await kit.call('readAdminLesson', { as: 'admin', path }), 200);
    kit.same(answer, '/resource_url', resource_url);
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
