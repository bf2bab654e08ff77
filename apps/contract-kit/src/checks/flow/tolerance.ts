import type { Check } from '../../core/check.ts';
import { createdId, nth, createCourse } from '../createCourse.ts';
import { complete, enrol, progressIs } from './enrolment.ts';
import { flow } from './flow.ts';

/** Ways to write the only encoding of requests. */
const types = ['application/json', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'];

/** What a backend must ignore: `docs/api-decisions.md#unknown-fields`, `#media-type`. */
export const toleranceFlows: readonly Check[] = [
  flow(
    'unknown-fields.courses',
    'Unknown query values, and unknown fields of an enrolment, are ignored',
    'own',
    async (kit) => {
      const { id } = await createCourse(kit, { modules: [] });
      kit.expectStatus(await kit.call('listCourses', { query: { desconhecido: 1 } }), 200);
      const body = { user_id: kit.people.member.id, campo_desconhecido: null };
      kit.expectStatus(await kit.call('enrollInCourse', { as: 'member', path: { id }, body }), 201);
    },
  ),
  flow('text.charset', 'The charset of a request may be missing, or be utf-8 in any case', 'own', async (kit) => {
    for (const type of types) {
      const body = { title: `${kit.shared.mark} ação 🌱`, is_premium: 0 };
      const answer = await kit.call('createCourse', { as: 'admin', raw: { text: JSON.stringify(body), type } });
      createdId(kit, { ...answer, call: `${answer.call} as ${type}` }, body);
    }
  }),
  flow(
    'bodies.unread',
    'Marks, and deletions, may come with a body: it is not read, and the token says whose they are',
    'own',
    async (kit) => {
      const course = await createCourse(kit);
      const body = { user_id: kit.people.other.id, courseId: 1, lessonId: 1 };
      const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
      await enrol(kit, course.id);
      await enrol(kit, course.id, 'other');
      await complete(kit, course.id, path.lessonId, 'other');
      kit.expectStatus(await kit.call('markLessonComplete', { as: 'member', path, body }), 200);
      await progressIs(kit, course.id, 50);
      kit.expectStatus(await kit.call('unmarkLessonComplete', { as: 'member', path, body }), 200);
      await progressIs(kit, course.id, 0);
      await progressIs(kit, course.id, 50, 'other');
      kit.expectStatus(await kit.call('abandonCourse', { as: 'member', path: { courseId: course.id }, body }), 200);
      await progressIs(kit, course.id, 50, 'other');
      for (const [operation, id] of [
        ['deleteLesson', path.lessonId],
        ['deleteModule', nth(course.modules, 0)],
        ['deleteCourse', course.id],
      ] as const)
        kit.expectStatus(await kit.call(operation, { as: 'admin', path: { id }, body }), 200);
    },
  ),
];
