import { operations } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import { bearer, roles } from '../../core/backend.ts';
import type { Check, Effect } from '../../core/check.ts';
import { operationIds, parametersOf } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import { restarted } from '../../core/restarted.ts';
import { comparable, textAt } from '../../core/values.ts';
import { complete, enrol, progressIs } from '../flow/enrolment.ts';
import { passwordOf } from '../flow/session.ts';
import { price, voucherUser } from '../flow/subscription.ts';
import { nth, createCourse } from '../createCourse.ts';
import { booksOf, expectMonthAdded, expectMoreBooked, expectNothingBooked } from '../money/booked.ts';
import { booked, checkout, expectReceipt, report, timeoutSeconds } from '../money/payments.ts';
import { spend } from '../money/vouchers.ts';
import { callerOf } from '../shape/addresses.ts';
import { answeredCheck } from './answered.ts';

function restart(id: string, title: string, effect: Effect, run: (kit: Kit) => Promise<void>): Check {
  return { id: `restart.${id}`, title, effect, needs: 'restart', run };
}

/** GET operations whose addresses contain no id of a row. */
const plainReads = operationIds.filter((id) => operations[id].method === 'GET' && !operations[id].path.includes('{'));

/** The answers of each person's GET operations. */
async function readAll(kit: Kit): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const id of plainReads) {
    for (const as of callerOf(id) === 'admin' ? (['admin'] as const) : roles) {
      const asksWho = parametersOf(id).some(({ name }) => name === 'user_id');
      const query: Record<string, number> = asksWho ? { user_id: kit.people[as].id } : {};
      answers.push(kit.requireStatus(await kit.call(id, { as, query }), 200));
    }
  }
  return answers;
}

/** A restart of the backend: `docs/api-decisions.md#restart`. */
export const restartChecks: readonly Check[] = [
  restart('data', 'What the accounts read before a restart they read after it', 'own', async (kit) => {
    const lesson = (title: string) => ({ title, published: 1 as const });
    const modules = [[lesson('Primeira'), lesson('Segunda')], [lesson('Apagada')]];
    const course = await createCourse(kit, { name: 'curso antes do reinício', modules });
    const left = await createCourse(kit, { name: 'curso abandonado antes do reinício', modules: [] });
    const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
    // A restart may restore what was changed and undone last.
    for (const { id } of [course, left]) await enrol(kit, id);
    await complete(kit, course.id, nth(course.lessons, 1));
    const steps = [
      ['unmarkLessonComplete', { as: 'member', path: { ...path, lessonId: nth(course.lessons, 1) } }],
      ['abandonCourse', { as: 'member', path: { courseId: left.id } }],
      ['updateLesson', { as: 'admin', path: { id: path.lessonId }, body: { title: 'Com outro título' } }],
      ['deleteModule', { as: 'admin', path: { id: nth(course.modules, 1) } }],
    ] as const;
    for (const [id, sent] of steps) kit.requireStatus(await kit.call(id, sent), 200);
    const mark = kit.requireStatus(await kit.call('markLessonComplete', { as: 'member', path }), 200);
    const detail = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id: course.id } }), 200);
    const before = [...(await readAll(kit)), detail];
    await restarted(kit);
    const again = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id: course.id } }), 200);
    const after = [...(await readAll(kit)), again];
    for (const [index, answer] of after.entries()) {
      const call = { ...answer, call: `${answer.call} after a restart` };
      kit.expectEqual(call, comparable(before[index]?.body), comparable(answer.body));
    }
    kit.expectValue(
      await kit.call('readLessonProgress', { as: 'member', path }),
      '/completed_at',
      textAt(mark.body, '/completed_at'),
    );
    await progressIs(kit, course.id, 50);
    // Its id must be new as well; every creation checks that.
    await createCourse(kit, { name: 'curso depois do reinício' });
  }),
  restart(
    'sessions',
    'A session outlives a restart or ends with 401; it never becomes another',
    'read',
    async (kit) => {
      const before = roles.map((role) => ({ role, ...kit.people[role] }));
      await restarted(kit);
      for (const { role, id, token } of before) {
        const sent = { authorization: bearer({ token }), who: `the token of ${role} from before the restart` };
        const profile = await kit.call('readProfile', sent);
        if (kit.expectStatus(profile, 200, 401) && profile.status === 200) kit.expectValue(profile, '/user/id', id);
      }
      const junk = { authorization: 'Bearer contract-kit-nobody', who: 'an unknown token' };
      kit.expectStatus(await kit.call('readProfile', junk), 401);
    },
  ),
  restart('used', 'A checkout and a voucher stay used up after a restart', 'change', async (kit) => {
    const ask = { as: 'other', body: { plan: 'mensal' } } as const;
    const url = textAt(kit.requireStatus(await kit.call('startSubscription', ask), 200).body, '/checkout_url');
    const { who, code, again } = await voucherUser(kit, 'full');
    kit.requireStatus(await spend(kit, who, code, 'alone'), 200);
    await restarted(kit);
    kit.expectValue(kit.requireStatus(await kit.call('startSubscription', ask), 200), '/checkout_url', url);
    kit.expectStatus(await spend(kit, await again(), code, 'alone'), 400);
  }),
  {
    ...restart('paid', 'A payment that was reported just before a kill is booked once', 'change', async (kit) => {
      const who = { as: 'member' } as const;
      const before = await booksOf(kit, who);
      const url = await checkout(kit, who);
      // Without the status of the webhook its answer may still be to come.
      if ((await kit.shared.tools.pay?.(url, 'signed')) !== 200) await booked(kit, who, before);
      await restarted(kit);
      const after = await booked(kit, who, before);
      expectMoreBooked(kit, before, after, { payments: 1, within: timeoutSeconds });
      expectReceipt(kit, after, price);
      expectMonthAdded(kit, before, after);
      await report(kit, url, 'signed', 200);
      expectNothingBooked(kit, after, await booksOf(kit, who), 'the same report after a kill');
    }),
    needs: ['restart', 'pay'],
  },
  restart('ended', 'A session that ended before a restart stays ended', 'change', async (kit) => {
    const { email } = kit.people.member;
    const senha = passwordOf(kit, 'member');
    const second = kit.requireStatus(await kit.call('logIn', { body: { email, password: senha } }), 200);
    const token = textAt(second.body, '/token');
    const body = { senhaAtual: senha, novaSenha: `${senha}-contrato` };
    kit.requireStatus(await kit.call('changePassword', { as: 'member', body }), 200);
    // The restart may end the session.
    kit.people.member.password = body.novaSenha;
    const sent = { authorization: bearer({ token }), who: 'the token of an ended session' };
    kit.expectStatus(await kit.call('readProfile', sent), 401);
    await restarted(kit);
    kit.expectStatus(await kit.call('readProfile', sent), 401);
    kit.expectStatus(await kit.call('logIn', { body: { email, password: senha } }), 401);
    kit.expectStatus(await kit.call('logIn', { body: { email, password: `${senha}-contrato` } }), 200);
  }),
  answeredCheck,
];
