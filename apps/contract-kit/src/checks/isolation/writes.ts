import type { OperationId } from '@raiz/contract';
import { roles } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { numberAt, textAt } from '../../core/values.ts';
import { learner } from '../flow/enrolment.ts';
import { newcomer } from '../flow/registration.ts';
import { passwordOf } from '../flow/session.ts';
import { nth } from '../createCourse.ts';
import { scenarios } from '../recorded.ts';
import { expectOthersUnchanged, rowsOf } from './others.ts';

/** Fields that name another person. A backend ignores them, because the token identifies the caller. */
function foreign(kit: Kit, as: Role = 'member'): Record<string, number> {
  const { id } = kit.people[as === 'other' ? 'member' : 'other'];
  return { id, user_id: id };
}

const lesson = (title: string, position: number) => ({ title, published: 1 as const, position });

/** Writes that change only what they name: `docs/api-decisions.md#ownership`. */
export const writeIsolation: readonly Check[] = [
  ...scenarios('own', {
    "isolation.marks: Unmarking and abandoning leaves others' enrolments, marks and progress as they were": async (
      scene,
    ) => {
      // Never complete the course: that would leave a certificate.
      const course = await scene.course({ modules: [[lesson('A', 1), lesson('B', 2), lesson('C', 3)]] });
      const [ana, bia] = [learner(scene, course), learner(scene, course, 'other')];
      await ana.enrol();
      await ana.mark(0);
      // A server that takes the owner of a mark from the request removes that of `member`.
      const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
      for (const id of ['abandonCourse', 'unmarkLessonComplete'] as const)
        await scene.call(id, { as: 'other', path, query: { user_id: scene.people.member.id } });
      await ana.read(0);
      await ana.views();
      await bia.enrol();
      await bia.views();
      await bia.read(0);
      for (const index of [0, 1]) await bia.mark(index);
      await ana.views();
      await bia.unmark(1);
      await ana.read(0);
      await ana.views();
      await ana.abandon();
      await bia.read(0);
      await bia.views();
    },
    'isolation.authoring: Updating and deleting courses, modules and lessons leaves all others with their enrolments and marks':
      async (scene) => {
        const modules = [[lesson('Fica', 1), lesson('Sai', 2), lesson('Fica também', 3)], [lesson('Sai', 1)]];
        const course = await scene.course({ name: 'curso que fica', modules });
        const gone = await scene.course({ name: 'curso que sai' });
        const students = (['member', 'other'] as const).map((as) => learner(scene, course, as));
        for (const one of [...students, ...(['member', 'other'] as const).map((as) => learner(scene, gone, as))]) {
          await one.enrol();
          await one.mark(0);
        }
        const call = (id: OperationId, thing: number, body?: object) =>
          scene.call(id, { as: 'admin', path: { id: thing, courseId: thing } }, body);
        const title = `${gone.title}, mudado`;
        await call('updateCourse', gone.id, { title, is_premium: 0 });
        await call('updateModule', nth(gone.modules, 0), { course_id: gone.id, title, position: 9 });
        await call('updateLesson', nth(gone.lessons, 0), { title, content: title, position: 9 });
        await call('readCourse', course.id);
        for (const [id, thing] of [
          ['deleteLesson', nth(course.lessons, 1)],
          ['deleteModule', nth(course.modules, 1)],
          ['deleteCourse', gone.id],
        ] as const) {
          await call(id, thing);
          for (const one of students) {
            await one.read(0);
            await one.views();
          }
        }
        await call('listModules', course.id);
      },
  }),
  ...checks('change', {
    'isolation.updateProfile: A changed profile makes nobody an administrator, and changes nothing for others': async (
      kit,
    ) => {
      const { name, email } = newcomer(kit);
      const body = { name, email, ...foreign(kit), is_admin: true };
      await expectOthersUnchanged(kit, 'member', async () =>
        kit.requireStatus(await kit.call('updateProfile', { as: 'member', body }), 200),
      );
      kit.expectValue(kit.requireStatus(await kit.call('readProfile', { as: 'member' }), 200), '/user/is_admin', false);
      kit.expectStatus(await kit.call('listAdminCourses', { as: 'member' }), 403);
    },
    'isolation.changePassword: A changed password leaves the passwords and sessions of others as they were': async (
      kit,
    ) => {
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
    'isolation.registerMember: A registration changes nothing for others but the networks above it': async (kit) => {
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
    'isolation.startSubscription: Each account has its own checkout; opening one changes nothing for others': async (
      kit,
    ) => {
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
  }),
];
