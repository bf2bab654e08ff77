import { roles } from '../../core/backend.ts';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { complete, enrol, myCourse, progressIs } from '../flow/enrolment.ts';
import { newcomer } from '../flow/registration.ts';
import { passwordOf } from '../flow/session.ts';
import { nth, createCourse } from '../createCourse.ts';
import { isolation } from '../flow/flow.ts';
import { expectUnchanged, expectOthersUnchanged, rowsOf } from './others.ts';

/** Fields that name another person. A backend ignores them, because the token identifies the caller. */
function foreign(kit: Kit, as: Role = 'member'): Record<string, number> {
  const { id } = kit.people[as === 'other' ? 'member' : 'other'];
  return { id, user_id: id };
}

/** Expects that a person's mark still has the same date, and the course the same progress. */
async function expectMarkUnchanged(
  kit: Kit,
  as: Role,
  path: { courseId: number; lessonId: number },
  date: string,
  percent: number,
): Promise<void> {
  const answer = kit.requireStatus(await kit.call('readLessonProgress', { as, path }), 200);
  kit.expectValue(answer, '/completed_at', date);
  await progressIs(kit, path.courseId, percent, as);
}

const lesson = (title: string, position: number) => ({ title, published: 1 as const, position });

/** Writes that change only what they name: `docs/api-decisions.md#ownership`. */
export const writeIsolation: readonly Check[] = [
  isolation(
    'marks',
    "Unmarking and abandoning leaves others' enrolments, marks and progress as they were",
    'own',
    async (kit) => {
      // Never complete the course: that would leave a certificate.
      const course = await createCourse(kit, { modules: [[lesson('A', 1), lesson('B', 2), lesson('C', 3)]] });
      const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
      await enrol(kit, course.id);
      const date = await complete(kit, course.id, path.lessonId);
      // A server that takes the owner of a mark from the request removes that of `member`.
      const theirs = { as: 'other', path, query: { user_id: kit.people.member.id } } as const;
      kit.expectStatus(await kit.call('abandonCourse', theirs), 404);
      kit.expectStatus(await kit.call('unmarkLessonComplete', theirs), 200);
      await expectMarkUnchanged(kit, 'member', path, date, 33);
      await enrol(kit, course.id, 'other');
      await progressIs(kit, course.id, 0, 'other');
      const seen = kit.requireStatus(await kit.call('readCourse', { as: 'other', path: { id: course.id } }), 200);
      const completed = at(seen.body, '/modules/0/lessons/0/completed');
      kit.expect(seen, '/modules/0/lessons/0/completed', !completed, 'false: another has marked it', completed);
      const unmarked = kit.requireStatus(await kit.call('readLessonProgress', { as: 'other', path }), 200);
      kit.expectValue(unmarked, '/completed_at', null);
      const another = await complete(kit, course.id, path.lessonId, 'other');
      await complete(kit, course.id, nth(course.lessons, 1), 'other');
      await progressIs(kit, course.id, 33);
      kit.requireStatus(
        await kit.call('unmarkLessonComplete', { as: 'other', path: { ...path, lessonId: nth(course.lessons, 1) } }),
        200,
      );
      await expectMarkUnchanged(kit, 'member', path, date, 33);
      kit.requireStatus(await kit.call('abandonCourse', { as: 'member', path }), 200);
      const { answer, row } = await myCourse(kit, course.id, 'other');
      kit.expectInWords(answer, '', row !== undefined, `course ${course.id}`, 'no such row');
      await expectMarkUnchanged(kit, 'other', path, another, 33);
    },
  ),
  isolation(
    'authoring',
    'Updating and deleting courses, modules and lessons leaves all others with their enrolments and marks',
    'own',
    async (kit) => {
      const modules = [[lesson('Fica', 1), lesson('Sai', 2), lesson('Fica também', 3)], [lesson('Sai', 1)]];
      const course = await createCourse(kit, { name: 'curso que fica', modules });
      const gone = await createCourse(kit, { name: 'curso que sai' });
      const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
      const dates = new Map<Role, string>();
      for (const as of ['member', 'other'] as const) {
        for (const { id } of [course, gone]) await enrol(kit, id, as);
        dates.set(as, await complete(kit, course.id, path.lessonId, as));
        await complete(kit, gone.id, nth(gone.lessons, 0), as);
      }
      const read = async () => (await kit.call('readCourse', { as: 'admin', path: { id: course.id } })).body;
      const before = await read();
      const call = async (id: 'updateCourse' | 'updateModule' | 'updateLesson', thing: number, body: object) =>
        kit.requireStatus(await kit.call(id, { as: 'admin', path: { id: thing }, body }), 200);
      const title = `${gone.title}, mudado`;
      await call('updateCourse', gone.id, { title, is_premium: 0 });
      await call('updateModule', nth(gone.modules, 0), { course_id: gone.id, title, position: 9 });
      await call('updateLesson', nth(gone.lessons, 0), { title, content: title, position: 9 });
      const after = kit.requireStatus(await kit.call('readCourse', { as: 'admin', path: { id: course.id } }), 200);
      expectUnchanged(kit, after, before);
      const steps = [
        { id: 'deleteLesson', path: { id: nth(course.lessons, 1) }, percent: 33 },
        { id: 'deleteModule', path: { id: nth(course.modules, 1) }, percent: 50 },
        { id: 'deleteCourse', path: { id: gone.id }, percent: 50 },
      ] as const;
      for (const step of steps) {
        kit.requireStatus(await kit.call(step.id, { as: 'admin', path: step.path }), 200);
        for (const [as, date] of dates) await expectMarkUnchanged(kit, as, path, date, step.percent);
      }
      const list = kit.requireStatus(await kit.call('listModules', { as: 'admin', path }), 200);
      const ids = listAt(list.body, '').map((row) => numberAt(row, '/id'));
      kit.expect(list, '/*/id', ids.join() === String(course.modules[0]), `only module ${course.modules[0]}`, ids);
    },
  ),
  isolation(
    'updateProfile',
    'A changed profile makes nobody an administrator, and changes nothing for others',
    'change',
    async (kit) => {
      const { name, email } = newcomer(kit);
      const body = { name, email, ...foreign(kit), is_admin: true };
      await expectOthersUnchanged(kit, 'member', async () =>
        kit.requireStatus(await kit.call('updateProfile', { as: 'member', body }), 200),
      );
      kit.expectValue(kit.requireStatus(await kit.call('readProfile', { as: 'member' }), 200), '/user/is_admin', false);
      kit.expectStatus(await kit.call('listAdminCourses', { as: 'member' }), 403);
    },
  ),
  isolation(
    'changePassword',
    'A changed password leaves the passwords and sessions of others as they were',
    'change',
    async (kit) => {
      const senhaAtual = passwordOf(kit, 'member');
      const novaSenha = `${senhaAtual}-contrato`;
      await expectOthersUnchanged(kit, 'member', async () => {
        const body = { senhaAtual, novaSenha, ...foreign(kit) };
        kit.requireStatus(await kit.call('changePassword', { as: 'member', body }), 200);
      });
      const { email, password } = kit.people.other;
      if (password === null) return;
      kit.expectStatus(await kit.call('logIn', { body: { email, password } }), 200);
      if (password !== novaSenha)
        kit.expectStatus(await kit.call('logIn', { body: { email, password: novaSenha } }), 401);
    },
  ),
  isolation(
    'registerMember',
    'A registration changes nothing for others but the networks above it',
    'change',
    async (kit) => {
      const person = newcomer(kit);
      await expectOthersUnchanged(kit, 'visitor', async () =>
        kit.requireStatus(await kit.call('registerMember', { body: person }), 201),
      );
      for (const { as, answer, rows } of await rowsOf(kit, 'listReferrals', '/indicados')) {
        const isAbove = as === 'member' || rows.some((row) => numberAt(row, '/id') === kit.people.member.id);
        const isIn = rows.some((row) => textAt(row, '/email') === person.email);
        kit.expectInWords(
          answer,
          '/indicados',
          isIn === isAbove,
          `${isAbove ? 'a' : 'no'} row with ${person.email}`,
          isIn ? 'one' : 'none',
        );
      }
    },
  ),
  isolation(
    'startSubscription',
    'Each account has its own checkout; opening one changes nothing for others',
    'change',
    async (kit) => {
      const urls: string[] = [];
      for (const as of roles) {
        const ask = async () =>
          kit.requireStatus(
            await kit.call('startSubscription', { as, body: { plan: 'mensal', ...foreign(kit, as) } }),
            200,
          );
        const url = textAt((await expectOthersUnchanged(kit, as, ask)).body, '/checkout_url');
        const call = { call: `POST /assinatura as ${as}` };
        kit.expect(call, '/checkout_url', !urls.includes(url), 'another address than for the others', url);
        urls.push(url);
      }
    },
  ),
];
