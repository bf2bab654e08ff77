import { serverTexts } from '@raiz/api-client/rules';
import type { Check } from '../../core/check.ts';
import type { Answer } from '../../core/answer.ts';
import type { Kit } from '../../core/kit.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { nth, ownCourse } from '../ownCourse.ts';
import { flow } from './flow.ts';
import { inOrder } from './orders.ts';

/** Expects that a course's lessons contain no premium content. */
function onlyPreview(kit: Kit, answer: Answer): void {
  for (const module of listAt(answer.body, '/modules')) {
    for (const lesson of listAt(module, '/lessons')) {
      for (const field of ['content', 'video_url', 'resource_url'])
        kit.holds(answer, `/modules/*/lessons/*/${field}`, !at(lesson, `/${field}`), 'null', at(lesson, `/${field}`));
    }
  }
}

const shuffled = [
  [
    { title: 'Terceira', published: 1 as const, position: 3 },
    { title: 'Primeira', published: 1 as const, position: 1 },
    { title: 'Segunda', published: 0 as const, position: 2 },
  ],
  [{ title: 'Quarta', published: 1 as const, position: 1 }],
];

/** Catalogue, previews, lessons, premium content: `docs/api-decisions.md#learning-calls`. */
export const catalogueFlows: readonly Check[] = [
  flow('catalogue.same', 'Visitors and members see the same catalogue, by id', 'read', async (kit) => {
    const visitor = kit.need(await kit.call('listCourses'), 200);
    inOrder(kit, visitor, '', 'by id', (row, next) => numberAt(row, '/id') < numberAt(next, '/id'));
    const member = kit.need(await kit.call('listCourses', { as: 'member' }), 200);
    kit.same(member, '', visitor.body);
  }),
  flow('preview.visitor', 'A visitor previews a course: titles, but no content', 'own', async (kit) => {
    const course = await ownCourse(kit);
    const answer = kit.need(await kit.call('readCourse', { path: { id: course.id } }), 200);
    kit.same(answer, '/userIsSubscriber', false);
    kit.same(answer, '/modules/0/lessons/0/title', 'Primeira');
    onlyPreview(kit, answer);
  }),
  flow(
    'premium.course',
    'A premium course is 403 with a preview for members without a subscription',
    'own',
    async (kit) => {
      if (kit.people.other.subscribed) kit.skip('The account "other" has a subscription.');
      const course = await ownCourse(kit, { premium: 1 });
      const answer = kit.need(await kit.call('readCourse', { as: 'other', path: { id: course.id } }), 403);
      kit.same(answer, '/title', course.title);
      kit.same(answer, '/modules/0/lessons/0/title', 'Primeira');
      onlyPreview(kit, answer);
    },
  ),
  flow(
    'premium.lesson',
    'A premium lesson is 403 with its course for members without a subscription',
    'own',
    async (kit) => {
      if (kit.people.other.subscribed) kit.skip('The account "other" has a subscription.');
      const course = await ownCourse(kit, { premium: 1 });
      const id = nth(course.lessons, 0);
      const answer = kit.need(await kit.call('readLesson', { as: 'other', path: { id } }), 403);
      kit.same(answer, '/course_id', course.id);
      kit.same(answer, '/id', id);
      kit.holds(answer, 'body', !answer.text.includes('Texto da primeira aula'), 'no content', 'the content');
    },
  ),
  flow('premium.subscriber', 'A member with a subscription reads premium content', 'own', async (kit) => {
    if (!kit.people.member.subscribed) kit.skip('The account "member" has no subscription.');
    const course = await ownCourse(kit, { premium: 1 });
    const answer = kit.need(await kit.call('readCourse', { as: 'member', path: { id: course.id } }), 200);
    kit.same(answer, '/userIsSubscriber', true);
    const lesson = kit.need(await kit.call('readLesson', { as: 'member', path: { id: nth(course.lessons, 0) } }), 200);
    kit.same(lesson, '/content', 'Texto da primeira aula.');
  }),
  flow('premium.enrol', 'Enrolling in a premium course needs a subscription, and says so', 'own', async (kit) => {
    const { other } = kit.people;
    if (other.subscribed) kit.skip('The account "other" has a subscription.');
    const course = await ownCourse(kit, { premium: 1 });
    const sent = { as: 'other', path: { id: course.id }, body: { user_id: other.id } } as const;
    const answer = await kit.call('enrollInCourse', sent);
    const text = textAt(answer.body, '/error');
    const needs = serverTexts.needsSubscription;
    kit.holds(answer, '/error', text.includes(needs), `a text with "${needs}"`, text);
    kit.status(answer, 403);
  }),
  flow('free.open', 'A free course is open to members without a subscription', 'own', async (kit) => {
    const course = await ownCourse(kit);
    const lesson = await kit.call('readLesson', { as: 'other', path: { id: nth(course.lessons, 0) } });
    kit.same(kit.need(lesson, 200), '/content', 'Texto da primeira aula.');
  }),
  flow(
    'lesson.unpublished',
    'An unpublished lesson is 200 without content for students, whole for authors',
    'own',
    async (kit) => {
      const modules = [[{ title: 'Oculta', published: 0 as const, content: 'Ainda em segredo.' }]];
      const course = await ownCourse(kit, { modules });
      const path = { id: nth(course.lessons, 0) };
      const student = kit.need(await kit.call('readLesson', { as: 'member', path }), 200);
      kit.same(student, '/published', 0);
      kit.holds(student, '/content', !at(student.body, '/content'), 'null', at(student.body, '/content'));
      const author = kit.need(await kit.call('readLesson', { as: 'admin', path }), 200);
      kit.same(author, '/content', 'Ainda em segredo.');
    },
  ),
  flow('lesson.order', 'Lessons come by module, then position, the unpublished too', 'own', async (kit) => {
    const course = await ownCourse(kit, { modules: shuffled });
    const answer = await kit.call('listOrderedLessons', { as: 'member', path: { courseId: course.id } });
    const titles = listAt(kit.need(answer, 200).body, '').map((row) => textAt(row, '/title'));
    const expected = 'Primeira, Segunda, Terceira, Quarta';
    kit.holds(answer, '/*/title', titles.join(', ') === expected, expected, titles);
    const detail = kit.need(await kit.call('readCourse', { as: 'member', path: { id: course.id } }), 200);
    kit.same(detail, '/modules/0/lessons/0/title', 'Primeira');
    kit.same(detail, '/modules/1/lessons/0/title', 'Quarta');
  }),
];
