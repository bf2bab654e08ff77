import { setTimeout as pause } from 'node:timers/promises';
import { serverTexts } from '@raiz/api-client/rules';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { rules } from '../../core/rules.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { createdId, nth, createCourse, type OwnLesson } from '../createCourse.ts';
import { flow } from './flow.ts';

/**
 * Enrols a person in a course until the check ends.
 * @throws Stop when the backend does not enrol
 */
export async function enrol(kit: Kit, courseId: number, as: Role = 'member'): Promise<void> {
  const body = { user_id: kit.people[as].id };
  kit.requireSetup(await kit.call('enrollInCourse', { as, path: { id: courseId }, body }), 201);
}

/** A person's row of a course in the list of their courses, with the answer that contained it. */
export async function myCourse(kit: Kit, courseId: number, as: Role = 'member') {
  const query = { user_id: kit.people[as].id };
  const answer = kit.requireStatus(await kit.call('listMyCourses', { as, query }), 200);
  return { answer, row: listAt(answer.body, '').find((one) => numberAt(one, '/id') === courseId) };
}

/**
 * Marks a lesson and returns the date.
 * @throws Stop when the backend does not mark it
 */
export async function complete(kit: Kit, courseId: number, lessonId: number, as: Role = 'member'): Promise<string> {
  const answer = await kit.call('markLessonComplete', { as, path: { courseId, lessonId } });
  return textAt(kit.requireSetup(answer, 200).body, '/completed_at');
}

/** Expects the progress of a course in percent, in the list and in the course itself. */
export async function progressIs(kit: Kit, courseId: number, percent: number, as: Role = 'member'): Promise<void> {
  const { answer, row } = await myCourse(kit, courseId, as);
  const rule = rules.progress;
  const isRight = numberAt(row, '/progress') === percent;
  kit.expect({ ...answer, rule }, '/*/progress', isRight, String(percent), at(row, '/progress'));
  const detail = kit.requireStatus(await kit.call('readCourse', { as, path: { id: courseId } }), 200);
  if (at(detail.body, '/progress') !== undefined) kit.expectValue({ ...detail, rule }, '/progress', percent);
}

/** Reads a course and expects that exactly these lessons are completed; a missing field counts as false. */
async function completedAre(kit: Kit, courseId: number, expected: readonly number[]): Promise<void> {
  const detail = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id: courseId } }), 200);
  const lessons = listAt(detail.body, '/modules').flatMap((module) => listAt(module, '/lessons'));
  const completed = lessons.filter((one) => at(one, '/completed')).map((one) => numberAt(one, '/id'));
  const expectation = expected.length === 0 ? 'true for none' : `true for ${expected.join(', ')} alone`;
  kit.expect(detail, '/modules/*/lessons/*/completed', completed.join() === expected.join(), expectation, completed);
}

/** Three lessons in two modules: progress counts required and optional lessons. */
const twoModules: OwnLesson[][] = [
  [
    { title: 'Primeira', published: 1, position: 1 },
    { title: 'Segunda', published: 1, position: 2 },
  ],
  [{ title: 'Terceira', published: 1, position: 1, is_required: 0 }],
];

/** Enrolling, marking lessons, abandoning: `docs/api-decisions.md#course-progress`. */
export const enrolmentFlows: readonly Check[] = [
  flow('enrol.twice', 'Enrolling twice is refused with the text that the portal looks for', 'own', async (kit) => {
    const course = await createCourse(kit, { modules: [] });
    await enrol(kit, course.id);
    const body = { user_id: kit.people.member.id };
    const answer = await kit.call('enrollInCourse', { as: 'member', path: { id: course.id }, body });
    const text = textAt(answer.body, '/error');
    kit.expect(
      answer,
      '/error',
      text.includes(serverTexts.alreadyEnrolled),
      `a text with "${serverTexts.alreadyEnrolled}"`,
      text,
    );
    kit.expectStatus(answer, 409);
  }),
  flow('enrol.owner', 'Members cannot enrol others', 'own', async (kit) => {
    const course = await createCourse(kit, { modules: [] });
    const { member, other } = kit.people;
    const sent = { as: 'other', path: { id: course.id }, body: { user_id: member.id } } as const;
    kit.expectStatus(await kit.call('enrollInCourse', sent), 403);
    for (const [as, id] of [
      ['member', member.id],
      ['other', other.id],
    ] as const) {
      const answer = kit.requireStatus(await kit.call('listMyCourses', { as, query: { user_id: id } }), 200);
      const row = listAt(answer.body, '').find((one) => numberAt(one, '/id') === course.id);
      kit.expect(answer, '', row === undefined, 'not the course', row);
    }
  }),
  flow('abandon.progress', 'Abandoning removes that course alone, once, with its progress', 'own', async (kit) => {
    const course = await createCourse(kit, { modules: twoModules });
    const another = await createCourse(kit, { name: 'curso que fica' });
    for (const { id } of [course, another]) await enrol(kit, id);
    await complete(kit, another.id, nth(another.lessons, 0));
    for (const index of [0, 2]) await complete(kit, course.id, nth(course.lessons, index));
    const sent = { as: 'member', path: { courseId: course.id } } as const;
    kit.requireStatus(await kit.call('abandonCourse', sent), 200);
    const { answer, row } = await myCourse(kit, course.id);
    kit.expect(answer, '', row === undefined, 'the course no more', row);
    kit.expectStatus(await kit.call('abandonCourse', sent), 404);
    const detail = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id: course.id } }), 200);
    if (at(detail.body, '/progress') !== undefined) kit.expectValue(detail, '/progress', 0);
    await completedAre(kit, course.id, []);
    await enrol(kit, course.id);
    await progressIs(kit, course.id, 0);
    await completedAre(kit, another.id, another.lessons.slice(0, 1));
    await progressIs(kit, another.id, 50);
  }),
  flow('progress.mark', 'A mark is read back, counts, and can be removed, as the second one', 'own', async (kit) => {
    const course = await createCourse(kit, { modules: twoModules });
    const [first, second, last] = [nth(course.lessons, 0), nth(course.lessons, 1), nth(course.lessons, 2)];
    await enrol(kit, course.id);
    const date = await complete(kit, course.id, second);
    await progressIs(kit, course.id, 33);
    await completedAre(kit, course.id, [second]);
    const sent = { as: 'member', path: { courseId: course.id, lessonId: last } } as const;
    const before = kit.requireStatus(await kit.call('readLessonProgress', sent), 200);
    kit.expect(before, '/completed_at', !at(before.body, '/completed_at'), 'null', at(before.body, '/completed_at'));
    const mark = kit.requireStatus(await kit.call('markLessonComplete', sent), 200);
    kit.expect(
      mark,
      '/completed_at',
      textAt(mark.body, '/completed_at') !== '',
      'a moment',
      at(mark.body, '/completed_at'),
    );
    const after = kit.requireStatus(await kit.call('readLessonProgress', sent), 200);
    kit.expectValue(after, '/completed_at', at(mark.body, '/completed_at'));
    await progressIs(kit, course.id, 67);
    await completedAre(kit, course.id, [second, last]);
    const off = kit.requireStatus(await kit.call('unmarkLessonComplete', sent), 200);
    kit.expect(off, '/completed_at', !at(off.body, '/completed_at'), 'null', at(off.body, '/completed_at'));
    await progressIs(kit, course.id, 33);
    await completedAre(kit, course.id, [second]);
    for (const [lessonId, kept] of [
      [first, null],
      [second, date],
    ] as const) {
      const path = { courseId: course.id, lessonId };
      kit.expectValue(
        kit.requireStatus(await kit.call('readLessonProgress', { as: 'member', path }), 200),
        '/completed_at',
        kept,
      );
    }
  }),
  flow('progress.repeat', 'Marking again keeps the first date; removing it again is harmless', 'own', async (kit) => {
    const course = await createCourse(kit);
    await enrol(kit, course.id);
    const sent = { as: 'member', path: { courseId: course.id, lessonId: nth(course.lessons, 0) } } as const;
    const first = kit.requireStatus(await kit.call('markLessonComplete', sent), 200);
    // A mark set within the same millisecond would look like the first.
    await pause(20);
    const second = kit.requireStatus(await kit.call('markLessonComplete', sent), 200);
    kit.expectValue(second, '/completed_at', at(first.body, '/completed_at'));
    kit.requireStatus(await kit.call('unmarkLessonComplete', sent), 200);
    kit.expectStatus(await kit.call('unmarkLessonComplete', sent), 200);
  }),
  flow('progress.enrolled', 'Only enrolled members can mark a lesson', 'own', async (kit) => {
    const course = await createCourse(kit);
    const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
    const answer = kit.requireStatus(await kit.call('markLessonComplete', { as: 'member', path }), 403);
    kit.expectValue(answer, '/success', false);
  }),
  flow('progress.other-course', 'A lesson of another course is 404', 'own', async (kit) => {
    const course = await createCourse(kit);
    const another = await createCourse(kit);
    await enrol(kit, course.id);
    const sent = { as: 'member', path: { courseId: course.id, lessonId: nth(another.lessons, 0) } } as const;
    kit.expectStatus(await kit.call('markLessonComplete', sent), 404);
    kit.expectStatus(await kit.call('readLessonProgress', sent), 404);
    kit.expectStatus(await kit.call('unmarkLessonComplete', sent), 404);
  }),
  flow(
    'progress.unpublished',
    'Unpublished lessons do not count, marked or not, and cannot be marked by students; new ones lower the progress',
    'own',
    async (kit) => {
      const modules = [
        [
          { title: 'Aberta', published: 1 as const },
          { title: 'Também aberta', published: 1 as const },
          { title: 'Oculta', published: 0 as const },
        ],
      ];
      const course = await createCourse(kit, { modules });
      await enrol(kit, course.id);
      const hidden = { courseId: course.id, lessonId: nth(course.lessons, 2) };
      kit.expectStatus(await kit.call('markLessonComplete', { as: 'member', path: hidden }), 404);
      await progressIs(kit, course.id, 0);
      await complete(kit, course.id, nth(course.lessons, 0));
      await progressIs(kit, course.id, 50);
      const publish = async (index: number, published: 0 | 1) => {
        const path = { id: nth(course.lessons, index) };
        kit.requireStatus(await kit.call('updateLesson', { as: 'admin', path, body: { published } }), 200);
      };
      await publish(0, 0);
      await progressIs(kit, course.id, 0);
      await publish(0, 1);
      await progressIs(kit, course.id, 50);
      await publish(2, 1);
      await progressIs(kit, course.id, 33);
      const body = { module_id: nth(course.modules, 0), title: 'Mais uma', published: 1 };
      createdId(kit, await kit.call('createLesson', { as: 'admin', body }), body);
      await progressIs(kit, course.id, 25);
    },
  ),
];
