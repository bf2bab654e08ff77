import { serverTexts } from '@raiz/api-client/rules';
import type { Check } from '../../core/check.ts';
import type { Answer } from '../../core/answer.ts';
import type { Kit } from '../../core/kit.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { expectNoSecret, nth, createCourse, type OwnLesson, secretLesson } from '../createCourse.ts';
import { complete, enrol, myCourse } from './enrolment.ts';
import { flow } from './flow.ts';
import { expectOrder } from './orders.ts';
import { withoutSubscription } from './session.ts';

/** Expects that a course's lessons contain no premium content. */
function expectPreviewOnly(kit: Kit, answer: Answer): void {
  expectNoSecret(kit, answer);
  for (const module of listAt(answer.body, '/modules')) {
    for (const lesson of listAt(module, '/lessons')) {
      for (const field of ['content', 'video_url', 'resource_url'])
        kit.expect(answer, `/modules/*/lessons/*/${field}`, !at(lesson, `/${field}`), 'null', at(lesson, `/${field}`));
    }
  }
}

const shuffled: OwnLesson[][] = [
  [
    { title: 'Terceira', published: 1, position: 3 },
    { title: 'Primeira', published: 1, position: 1 },
    { title: 'Segunda', published: 0, position: 2 },
  ],
  [
    { title: 'Quinta', published: 0, position: 2 },
    { title: 'Quarta', published: 1, position: 1 },
  ],
];

/** Lessons whose content is premium or hidden, in two modules. */
function secretModules(published: 0 | 1 = 1): OwnLesson[][] {
  return [['Primeira', 'Segunda'], ['Terceira']].map((titles) => titles.map((title) => secretLesson(title, published)));
}

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
  flow('preview.visitor', 'A visitor previews a course: titles, but no content', 'own', async (kit) => {
    for (const premium of [0, 1] as const) {
      const course = await createCourse(kit, { premium, modules: secretModules() });
      const answer = kit.requireStatus(await kit.call('readCourse', { path: { id: course.id } }), 200);
      kit.expectValue(answer, '/userIsSubscriber', false);
      kit.expectValue(answer, '/modules/0/lessons/0/title', 'Primeira');
      kit.expectValue(answer, '/modules/1/lessons/0/title', 'Terceira');
      expectPreviewOnly(kit, answer);
    }
  }),
  flow(
    'premium.course',
    'A premium course is 403 with a preview for members without a subscription',
    'own',
    async (kit) => {
      withoutSubscription(kit);
      const course = await createCourse(kit, { premium: 1, modules: secretModules() });
      const answer = kit.requireStatus(await kit.call('readCourse', { as: 'other', path: { id: course.id } }), 403);
      kit.expectValue(answer, '/title', course.title);
      kit.expectValue(answer, '/userIsSubscriber', false);
      kit.expectValue(answer, '/modules/0/lessons/0/title', 'Primeira');
      expectPreviewOnly(kit, answer);
    },
  ),
  flow(
    'premium.lesson',
    'Each premium lesson is 403 with its course for members without a subscription',
    'own',
    async (kit) => {
      withoutSubscription(kit);
      const course = await createCourse(kit, { premium: 1, modules: secretModules() });
      for (const id of course.lessons) {
        const answer = kit.requireStatus(await kit.call('readLesson', { as: 'other', path: { id } }), 403);
        kit.expectValue(answer, '/course_id', course.id);
        kit.expectValue(answer, '/id', id);
        expectNoSecret(kit, answer);
      }
    },
  ),
  flow('premium.subscriber', 'A member with a subscription reads premium content', 'own', async (kit) => {
    if (!kit.people.member.subscribed)
      kit.skip('The account "member" has no subscription: give another "accounts.member".');
    const course = await createCourse(kit, { premium: 1 });
    const answer = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id: course.id } }), 200);
    kit.expectValue(answer, '/userIsSubscriber', true);
    const lesson = kit.requireStatus(
      await kit.call('readLesson', { as: 'member', path: { id: nth(course.lessons, 0) } }),
      200,
    );
    kit.expectValue(lesson, '/content', 'Texto da primeira aula.');
  }),
  flow(
    'premium.admin',
    'An administrator needs no subscription for premium content, published or not',
    'own',
    async (kit) => {
      const lessons = [secretLesson('Primeira'), secretLesson('Oculta', 0)];
      const course = await createCourse(kit, { premium: 1, modules: [lessons] });
      const detail = kit.requireStatus(await kit.call('readCourse', { as: 'admin', path: { id: course.id } }), 200);
      for (const [index, { content }] of lessons.entries()) {
        kit.expectValue(detail, `/modules/0/lessons/${index}/content`, content);
        const lesson = await kit.call('readLesson', { as: 'admin', path: { id: nth(course.lessons, index) } });
        kit.expectValue(kit.requireStatus(lesson, 200), '/content', content);
      }
    },
  ),
  flow(
    'premium.titles',
    'The titles of the lessons of a premium course are open to members without a subscription',
    'own',
    async (kit) => {
      const course = await createCourse(kit, { premium: 1 });
      const answer = await kit.call('listOrderedLessons', { as: 'other', path: { courseId: course.id } });
      const titles = listAt(kit.requireStatus(answer, 200).body, '').map((row) => textAt(row, '/title'));
      kit.expect(answer, '/*/title', titles.join() === 'Primeira,Segunda', 'Primeira, Segunda', titles);
    },
  ),
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
  flow('free.open', 'A free course is open to members without a subscription', 'own', async (kit) => {
    const course = await createCourse(kit);
    const lesson = await kit.call('readLesson', { as: 'other', path: { id: nth(course.lessons, 0) } });
    kit.expectValue(kit.requireStatus(lesson, 200), '/content', 'Texto da primeira aula.');
  }),
  flow(
    'lesson.unpublished',
    'An unpublished lesson is 200 without content for students, whole for authors',
    'own',
    async (kit) => {
      const modules = secretModules(0);
      const course = await createCourse(kit, { modules });
      for (const [index, hidden] of modules.flat().entries()) {
        const path = { id: nth(course.lessons, index) };
        const student = kit.requireStatus(await kit.call('readLesson', { as: 'member', path }), 200);
        kit.expectValue(student, '/published', 0);
        expectNoSecret(kit, student);
        const author = kit.requireStatus(await kit.call('readLesson', { as: 'admin', path }), 200);
        for (const field of ['content', 'video_url', 'resource_url'] as const)
          kit.expectValue(author, `/${field}`, hidden[field]);
      }
      const detail = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id: course.id } }), 200);
      expectNoSecret(kit, detail);
      for (const pointer of ['/modules/0/lessons/0', '/modules/0/lessons/1', '/modules/1/lessons/0'])
        kit.expectValue(detail, `${pointer}/published`, 0);
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
  flow(
    'lesson.order',
    'Lessons come by module, then position, to authors too, the unpublished marked as such',
    'own',
    async (kit) => {
      const course = await createCourse(kit, { modules: shuffled });
      const answer = await kit.call('listOrderedLessons', { as: 'member', path: { courseId: course.id } });
      const expected = ['Primeira 1', 'Segunda 0', 'Terceira 1', 'Quarta 1', 'Quinta 0'];
      const rowsOf = (lessons: unknown[]) =>
        lessons.map((row) => `${textAt(row, '/title')} ${Number(at(row, '/published') ?? 0)}`);
      kit.expectValue(
        { call: answer.call, body: rowsOf(listAt(kit.requireStatus(answer, 200).body, '')) },
        '',
        expected,
      );
      for (const [index, rows] of [expected.slice(0, 3), expected.slice(3)].entries()) {
        const list = await kit.call('listLessons', { as: 'admin', path: { moduleId: nth(course.modules, index) } });
        kit.expectValue({ call: list.call, body: rowsOf(listAt(kit.requireStatus(list, 200).body, '')) }, '', rows);
      }
      const detail = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id: course.id } }), 200);
      const shown = listAt(detail.body, '/modules').flatMap((module) => rowsOf(listAt(module, '/lessons')));
      kit.expectValue({ call: detail.call, body: shown }, '', expected);
    },
  ),
];
