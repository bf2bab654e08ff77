import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '@raiz/contract';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { restarted } from '../../core/restarted.ts';
import { listAt, textAt } from '../../core/values.ts';
import { unusedId } from '../shape/unknown.ts';
import { type CreatedCourse, createCourse } from '../createCourse.ts';
import { account } from '../flow/account.ts';
import { newcomer, password } from '../flow/registration.ts';
import { loggedIn, logInAgain } from '../mail/newMember.ts';
import { expectKept, learningDeeds, readAt, repeatedDeeds, type Repeated, type Single } from './deeds.ts';

/** Milliseconds between two deeds of a kind. */
const between = 25;

/** What has become of a repeated deed: the values of the last acknowledged one, and of the last one sent. */
interface Progress extends Repeated {
  kept?: unknown;
  open?: unknown;
}

/** Number of courses to delete. */
const spares = 60;

/** Registrations and deletions: one without an answer is there whole or not at all. */
async function wholeDeeds(kit: Kit): Promise<Repeated[]> {
  const spare: CreatedCourse[] = [];
  for (let index = 1; index <= spares; index += 1)
    spare.push(await createCourse(kit, { name: `curso a excluir ${index}` }));
  let person = newcomer(kit);
  return [
    {
      most: 40,
      deed() {
        person = newcomer(kit);
        return { id: 'registerMember', sent: { body: person }, value: person.email };
      },
      async read(kept) {
        const answer = kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
        const emails = listAt(answer.body, '/indicados').map((row) => textAt(row, '/email'));
        const again = await kit.call('registerMember', { body: person });
        kit.expectStatus(again, emails.includes(person.email) ? 409 : 201);
        return [answer, '/indicados/*/email', emails.find((one) => one === kept)];
      },
    },
    {
      deed(count) {
        const id = spare[count - 1]?.id ?? unusedId;
        return { id: 'deleteCourse', sent: { as: 'admin', path: { id } }, value: id };
      },
      async read(kept) {
        const last = spare.findIndex(({ id }) => id === kept);
        for (const [index, { id, modules, lessons }] of spare.slice(0, last + 2).entries()) {
          const course = await kit.call('readAdminCourse', { as: 'admin', path: { id } });
          if (!kit.expectStatus(course, 404, ...(index > last ? [200] : []))) continue;
          for (const [part, ids] of [
            ['readModule', modules],
            ['readAdminLesson', lessons],
          ] as const)
            for (const one of ids)
              kit.expectStatus(await kit.call(part, { as: 'admin', path: { id: one } }), course.status);
        }
        return [{ call: 'DELETE /admin/courses' }, '', kept];
      },
    },
  ];
}

/** Deeds of new people, that may be done once. */
async function newPeoplesDeeds(kit: Kit): Promise<Single[]> {
  if (!kit.shared.tools.mailbox) return [];
  const make = async (id: OperationId, body: object | undefined, read: OperationId, field: string, value: unknown) => {
    const { as, ...made } = await loggedIn(kit);
    const single: Single = {
      id,
      sent: { ...as, ...(body && { body }) },
      value,
      async read() {
        const [answer, pointer, got] = await readAt(kit, read, await logInAgain(kit, made), field);
        return [answer, pointer, typeof value === 'boolean' ? Boolean(got) : got];
      },
    };
    return { single, as, email: made.email };
  };
  const { single: bank } = await make('createBankAccount', account, 'readBankAccount', '/conta', true);
  const { single: changing, email } = await make(
    'changePassword',
    { senhaAtual: password, novaSenha: `${password}-nova` },
    'readProfile',
    '',
    200,
  );
  const login = { body: { email, password: `${password}-nova` } };
  const changed: Single = {
    ...changing,
    async read() {
      const answer = await kit.call('logIn', login);
      return [answer, 'status', answer.status];
    },
  };
  const all = [bank, changed];
  const [codigo] = kit.shared.vouchers.full;
  if (codigo === undefined) return all;
  const status = ['readSubscriptionStatus', '/status'] as const;
  const { single: activation } = await make('applyVoucher', { codigo }, ...status, 'active');
  const { single: cancellation, as } = await make('cancelSubscription', undefined, ...status, 'canceled');
  kit.requireSetup(await kit.call('applyVoucher', { ...as, body: { codigo } }), 200);
  return [...all, activation, cancellation];
}

/** A kill right after answers: `docs/api-decisions.md#restart`. */
export const answeredCheck: Check = {
  id: 'restart.answered',
  title:
    'Killed right after its answers, the backend keeps the last acknowledged deed of each kind, and nothing half done',
  effect: 'change',
  needs: 'restart',
  async run(kit) {
    const states: Progress[] = [...(await repeatedDeeds(kit)), ...(await wholeDeeds(kit))].map((one) => ({ ...one }));
    const deeds = [...(await learningDeeds(kit)), ...(await newPeoplesDeeds(kit))];
    const singles = deeds.map((one) => ({ ...one, isKept: false }));
    await restarted(kit, async (restart) => {
      const over = new AbortController();
      const loops = states.map(async (state) => {
        // A person restarts slower than a command.
        const { most = 400 } = state;
        for (let count = 1; count <= most && !over.signal.aborted; count += 1) {
          const { id, sent, value } = state.deed(count);
          state.open = value;
          const { answer } = await kit.probe(id, sent);
          // A later one would hide that this one is lost.
          if (answer === null || answer.status >= 300) return;
          state.kept = value;
          await pause(between);
        }
      });
      await pause(4 * between);
      await Promise.all(
        singles.map(async (one) => {
          const { answer } = await kit.probe(one.id, one.sent);
          one.isKept = answer !== null && answer.status < 300;
        }),
      );
      await restart().finally(() => over.abort());
      await Promise.all(loops);
    });
    const why = 'an acknowledged write and a kill';
    for (const { kept, open, read } of states)
      if (kept !== undefined) expectKept(kit, why, await read(kept), ...new Set([kept, open]));
    for (const { isKept, value, read } of singles) if (isKept) expectKept(kit, why, await read(), value);
  },
};
