import { type Check, checks } from '../../core/check.ts';
import { createdId, nth, createCourse } from '../createCourse.ts';
import { scenarios } from '../recorded.ts';
import { learner } from './enrolment.ts';

/** Ways to write the only encoding of requests. */
const types = ['application/json', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'];

/** What a backend must ignore: `docs/api-decisions.md#unknown-fields`, `#media-type`. */
export const toleranceFlows: readonly Check[] = [
  ...checks('own', {
    'flow.unknown-fields.courses: Unknown query values, and unknown fields of an enrolment, are ignored': async (
      kit,
    ) => {
      const { id } = await createCourse(kit, { modules: [] });
      kit.expectStatus(await kit.call('listCourses', { query: { desconhecido: 1 } }), 200);
      const body = { user_id: kit.people.member.id, campo_desconhecido: null };
      kit.expectStatus(await kit.call('enrollInCourse', { as: 'member', path: { id }, body }), 201);
    },
    'flow.text.charset: The charset of a request may be missing, or be utf-8 in any case': async (kit) => {
      for (const type of types) {
        const body = { title: `${kit.shared.mark} ação 🌱`, is_premium: 0 };
        const answer = await kit.call('createCourse', { as: 'admin', raw: { text: JSON.stringify(body), type } });
        createdId(kit, { ...answer, call: `${answer.call} as ${type}` }, body);
      }
    },
  }),
  ...scenarios('own', {
    'flow.bodies.unread: Marks, and deletions, may come with a body: it is not read, and the token says whose they are':
      async (scene) => {
        const course = await scene.course({});
        const body = { user_id: scene.people.other.id, courseId: 1, lessonId: 1 };
        const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
        const [ana, theirs] = [learner(scene, course), learner(scene, course, 'other')];
        for (const { enrol } of [ana, theirs]) await enrol();
        await theirs.mark(0);
        for (const id of ['markLessonComplete', 'unmarkLessonComplete', 'abandonCourse'] as const) {
          await scene.call(id, { as: 'member', path }, body);
          for (const { mine } of [ana, theirs]) await mine();
        }
        for (const [id, thing] of [
          ['deleteLesson', path.lessonId],
          ['deleteModule', nth(course.modules, 0)],
          ['deleteCourse', course.id],
        ] as const)
          await scene.call(id, { as: 'admin', path: { id: thing } }, body);
      },
  }),
];
