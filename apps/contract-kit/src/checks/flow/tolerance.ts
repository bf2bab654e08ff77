import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { madeId, nth, ownCourse } from '../ownCourse.ts';
import { complete, enrol, progressIs } from './enrolment.ts';
import { flow } from './flow.ts';
import { restoreProfile } from './profile.ts';
import { newcomer } from './registration.ts';
import { passwordOf } from './session.ts';

/** Fields that a later version may send: `docs/api-decisions.md#unknown-fields`. */
const unknown = { campo_desconhecido: { de: 'outra versão' }, outro: null };

/** Creates and updates a course, a module and a lesson with unknown fields. */
async function authors(kit: Kit): Promise<void> {
  const title = `${kit.shared.mark} com mais campos`;
  const make = async (operation: 'createCourse' | 'createModule' | 'createLesson', fields: object) => {
    const body = { title, ...fields, ...unknown };
    return madeId(kit, await kit.call(operation, { as: 'admin', body }), body);
  };
  const save = async (operation: 'updateCourse' | 'updateModule' | 'updateLesson', id: number, fields: object) =>
    kit.status(await kit.call(operation, { as: 'admin', path: { id }, body: { title, ...fields, ...unknown } }), 200);
  const course_id = await make('createCourse', { is_premium: 0 });
  const module_id = await make('createModule', { course_id });
  const lesson = await make('createLesson', { module_id });
  await save('updateCourse', course_id, { is_premium: 0 });
  await save('updateModule', module_id, { course_id });
  await save('updateLesson', lesson, {});
  const body = { user_id: kit.people.member.id, ...unknown };
  kit.status(await kit.call('enrollInCourse', { as: 'member', path: { id: course_id }, body }), 201);
}

/** What a backend must overlook: `docs/api-decisions.md#unknown-fields`, `#media-type`. */
export const toleranceFlows: readonly Check[] = [
  flow(
    'unknown-fields.courses',
    'Unknown fields and query values of calls about courses are ignored',
    'own',
    async (kit) => {
      await authors(kit);
      kit.status(await kit.call('listCourses', { query: { desconhecido: 1 } }), 200);
    },
  ),
  flow('unknown-fields.account', 'Unknown fields of calls about accounts are ignored', 'change', async (kit) => {
    const { name, email } = kit.people.member;
    const password = passwordOf(kit, 'member');
    restoreProfile(kit);
    kit.status(await kit.call('registerMember', { body: { ...newcomer(kit), ...unknown } }), 201);
    kit.status(await kit.call('logIn', { body: { email, password, ...unknown } }), 200);
    kit.status(await kit.call('updateProfile', { as: 'member', body: { name, email, ...unknown } }), 200);
    kit.status(await kit.call('requestPasswordReset', { body: { email, ...unknown } }), 200);
  }),
  flow(
    'bodies.unread',
    'Marks, and deletions, may come with a body: it is not read, and the token says whose they are',
    'own',
    async (kit) => {
      const course = await ownCourse(kit);
      const body = { user_id: kit.people.other.id, courseId: 1, lessonId: 1 };
      const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
      await enrol(kit, course.id);
      await enrol(kit, course.id, 'other');
      await complete(kit, course.id, path.lessonId, 'other');
      kit.status(await kit.call('markLessonComplete', { as: 'member', path, body }), 200);
      await progressIs(kit, course.id, 50);
      kit.status(await kit.call('unmarkLessonComplete', { as: 'member', path, body }), 200);
      await progressIs(kit, course.id, 0);
      await progressIs(kit, course.id, 50, 'other');
      kit.status(await kit.call('abandonCourse', { as: 'member', path: { courseId: course.id }, body }), 200);
      await progressIs(kit, course.id, 50, 'other');
      for (const [operation, id] of [
        ['deleteLesson', path.lessonId],
        ['deleteModule', nth(course.modules, 0)],
        ['deleteCourse', course.id],
      ] as const)
        kit.status(await kit.call(operation, { as: 'admin', path: { id }, body }), 200);
    },
  ),
];
