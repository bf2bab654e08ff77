import { serverTexts } from '@raiz/api-client/rules';
import type { Check } from '../../core/check.ts';
import { at, numberAt, textAt } from '../../core/values.ts';
import { expectNoSecret, nth, createCourse, secretLesson } from '../createCourse.ts';
import { complete, enrol, myCourse } from './enrolment.ts';
import { flow } from './flow.ts';
import { expectOrder } from './orders.ts';
import { withoutSubscription } from './session.ts';

/** Catalogue, previews, lessons, premium content: `docs/api-decisions.md#learning-calls`. */
export const catalogueFlows: readonly Check[] = [
  flow('catalogue.same', 'Visitors and members see the same catalogue, by id', 'read', async (kit) => {
    const visitor = kit.requireStatus(await kit.call('listCourses'), 200);
    expectOrder(
      kit,
      visitor,
      '',
      { order: 'by id', names: ['id'] },
      (row, next) => numberAt(row, '/id') < numberAt(next, '/id'),
    );
    const member = kit.requireStatus(await kit.call('listCourses', { as: 'member' }), 200);
    kit.expectValue(member, '', visitor.body);
  }),
  flow('premium.enrol', 'Enrolling in a premium course needs a subscription, and says so', 'own', async (kit) => {
    const { other } = kit.people;
    withoutSubscription(kit);
    const course = await createCourse(kit, { premium: 1 });
    const sent = { as: 'other', path: { id: course.id }, body: { user_id: other.id } } as const;
    const answer = await kit.call('enrollInCourse', sent);
    const text = textAt(answer.body, '/error');
    const needs = serverTexts.needsSubscription;
    kit.expect(answer, '/error', text.includes(needs), `a text with "${needs}"`, text);
    kit.expectStatus(answer, 403);
  }),
  flow(
    'premium.later',
    'A course that becomes premium closes to those enrolled without a subscription, marks included',
    'own',
    async (kit) => {
      withoutSubscription(kit);
      const course = await createCourse(kit, { modules: [[secretLesson('Primeira'), secretLesson('Segunda')]] });
      await enrol(kit, course.id, 'other');
      await complete(kit, course.id, nth(course.lessons, 0), 'other');
      const sent = { path: { id: course.id }, body: { title: course.title, is_premium: 1 } };
      kit.requireStatus(await kit.call('updateCourse', { as: 'admin', ...sent }), 200);
      const lessonId = nth(course.lessons, 1);
      const path = { courseId: course.id, lessonId };
      const detail = await kit.call('readCourse', { as: 'other', path: { id: course.id } });
      const lesson = await kit.call('readLesson', { as: 'other', path: { id: lessonId } });
      const marked = await kit.call('markLessonComplete', { as: 'other', path });
      for (const answer of [detail, lesson, marked]) {
        kit.expectStatus(answer, 403);
        expectNoSecret(kit, answer);
      }
      kit.expectValue(marked, '/success', false);
      const progress = kit.requireStatus(await kit.call('readLessonProgress', { as: 'other', path }), 200);
      const date = at(progress.body, '/completed_at');
      kit.expect(progress, '/completed_at', !date, 'null', date);
      const { answer, row } = await myCourse(kit, course.id, 'other');
      kit.expect(answer, '/*/progress', numberAt(row, '/progress') === 50, '50, as before', at(row, '/progress'));
    },
  ),
  flow(
    'premium.closed',
    'No other way leads visitors or members without a subscription to premium content',
    'own',
    async (kit) => {
      const { other } = kit.people;
      withoutSubscription(kit);
      const course = await createCourse(kit, { premium: 1, modules: [[secretLesson('Primeira')]] });
      const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
      const query = { user_id: other.id };
      for (const answer of [
        await kit.call('listCourses'),
        await kit.call('listCourses', { as: 'other' }),
        await kit.call('listMyCourses', { as: 'other', query }),
        await kit.call('listOrderedLessons', { as: 'other', path }),
        await kit.call('readLessonProgress', { as: 'other', path }),
        await kit.call('markLessonComplete', { as: 'other', path }),
        await kit.call('enrollInCourse', { as: 'other', path: { id: course.id }, body: query }),
        await kit.call('readAdminLesson', { as: 'other', path: { id: path.lessonId } }),
        await kit.call('listLessons', { as: 'other', path: { moduleId: nth(course.modules, 0) } }),
      ])
        expectNoSecret(kit, answer);
    },
  ),
  flow('lesson.publish', 'Publishing and unpublishing is seen by students at once', 'own', async (kit) => {
    const course = await createCourse(kit);
    const path = { id: nth(course.lessons, 0) };
    for (const published of [0, 1]) {
      kit.requireStatus(await kit.call('updateLesson', { as: 'admin', path, body: { published } }), 200);
      const answer = kit.requireStatus(await kit.call('readLesson', { as: 'member', path }), 200);
      kit.expectValue(answer, '/published', published);
      const content = at(answer.body, '/content');
      kit.expect(answer, '/content', Boolean(content) === (published === 1), published ? 'the text' : 'null', content);
    }
  }),
];
