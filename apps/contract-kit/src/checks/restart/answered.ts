import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import type { Check } from '../../core/check.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { restarted } from '../../core/restarted.ts';
import { at, isObject, listAt, textAt } from '../../core/values.ts';
import { createCourse, nth } from '../createCourse.ts';
import { account } from '../flow/account.ts';
import { expectCertificate } from '../flow/certificates.ts';
import { complete, enrol, myCourse } from '../flow/enrolment.ts';
import { newcomer, password } from '../flow/registration.ts';
import { loggedIn, logInAgain } from '../mail/newMember.ts';

/** What is read of a deed: the answer, the field, and its value. */
type Reading = [answer: Pick<Answer, 'call'>, field: string, value: unknown];

/** A write, the value that is read after it, and how. */
interface Deed {
  id: OperationId;
  sent: Sent;
  value: unknown;
}

/** A deed that is done again and again, each time with another value. */
interface Repeated {
  deed: (count: number) => Deed;
  /** @param kept The value of the last acknowledged deed. */
  read: (kept: unknown) => Promise<Reading>;
}

/** Milliseconds between two deeds of a kind, and the most of them: a person restarts slower than a command. */
const [between, most] = [25, 400];

/** What has become of a repeated deed: the values of the last acknowledged one, and of the last one sent. */
interface Progress extends Repeated {
  kept?: unknown;
  open?: unknown;
}

async function readAt(kit: Kit, id: OperationId, sent: Sent, field: string): Promise<Reading> {
  const answer = kit.requireStatus(await kit.call(id, sent), 200);
  return [answer, field, at(answer.body, field)];
}

/** Saves of a text, and new modules. */
async function repeatedDeeds(kit: Kit): Promise<Repeated[]> {
  const course = await createCourse(kit, { name: 'curso salvo' });
  const [module, lesson] = [nth(course.modules, 0), nth(course.lessons, 0)];
  const saved = (id: OperationId, sentOf: (text: string) => Sent, read: OperationId, field: string): Repeated => ({
    deed(count) {
      const value = `${kit.shared.mark} ${count}`;
      return { id, sent: sentOf(value), value };
    },
    read: () => readAt(kit, read, { ...sentOf(''), body: undefined }, field),
  });
  const author = (id: number, body: object) => ({ as: 'admin', path: { id }, body }) as const;
  const { email } = kit.people.other;
  const conta = at((await kit.call('readBankAccount', { as: 'member' })).body, '/conta');
  return [
    saved('updateProfile', (name) => ({ as: 'other', body: { name, email } }), 'readProfile', '/user/name'),
    saved('updateCourse', (title) => author(course.id, { title, is_premium: 0 }), 'readAdminCourse', '/title'),
    saved('updateModule', (title) => author(module, { title, course_id: course.id }), 'readModule', '/title'),
    saved('updateLesson', (title) => author(lesson, { title }), 'readAdminLesson', '/title'),
    ...(isObject(conta)
      ? [
          saved(
            'updateBankAccount',
            (nome_completo) => ({ as: 'member', body: { ...conta, nome_completo } }),
            'readBankAccount',
            '/conta/nome_completo',
          ),
        ]
      : []),
    {
      deed(count) {
        const value = `Módulo ${count}`;
        return { id: 'createModule', sent: { as: 'admin', body: { course_id: course.id, title: value } }, value };
      },
      async read(kept) {
        const list = { as: 'admin', path: { courseId: course.id } } as const;
        const answer = kit.requireStatus(await kit.call('listModules', list), 200);
        return [
          answer,
          '/*/title',
          listAt(answer.body, '')
            .map((row) => textAt(row, '/title'))
            .find((one) => one === kept),
        ];
      },
    },
  ];
}

/** A deed that is done once, just before the kill. */
interface Single extends Deed {
  read: () => Promise<Reading>;
}

/** Marks and enrolments of `member`, which are there or not. */
async function learningDeeds(kit: Kit): Promise<Single[]> {
  const [course, left, next] = [
    await createCourse(kit, { name: 'curso marcado' }),
    await createCourse(kit, { name: 'curso deixado' }),
    await createCourse(kit, { name: 'curso novo' }),
  ];
  for (const { id } of [course, left]) await enrol(kit, id);
  const [first, second] = [nth(course.lessons, 0), nth(course.lessons, 1)];
  await complete(kit, course.id, second);
  const mark = (lessonId: number, id: OperationId, value: boolean): Single => {
    const sent = { as: 'member', path: { courseId: course.id, lessonId } } as const;
    const read = async (): Promise<Reading> => {
      const [answer, field, date] = await readAt(kit, 'readLessonProgress', sent, '/completed_at');
      return [answer, field, Boolean(date)];
    };
    return { id, sent, value, read };
  };
  const isMine = (id: number) => async (): Promise<Reading> => {
    const { answer, row } = await myCourse(kit, id);
    return [answer, '', row !== undefined];
  };
  const body = { user_id: kit.people.member.id };
  const last = await createCourse(kit, {
    name: 'curso da última marca',
    modules: [[{ title: 'Só uma', published: 1 }]],
  });
  await enrol(kit, last.id);
  return [
    {
      id: 'markLessonComplete',
      sent: { as: 'member', path: { courseId: last.id, lessonId: nth(last.lessons, 0) } },
      value: last.title,
      async read() {
        const found = await expectCertificate(kit, last);
        return [found, '/*/title', at(found.body, '/title')];
      },
    },
    mark(first, 'markLessonComplete', true),
    mark(second, 'unmarkLessonComplete', false),
    { id: 'enrollInCourse', sent: { as: 'member', path: { id: next.id }, body }, value: true, read: isMine(next.id) },
    { id: 'abandonCourse', sent: { as: 'member', path: { courseId: left.id } }, value: false, read: isMine(left.id) },
  ];
}

/** Deeds of new people: registration and, with mails, what may be done once. */
async function newPeoplesDeeds(kit: Kit): Promise<Single[]> {
  const person = newcomer(kit);
  const login = async (email: string, secret = password): Promise<Answer> =>
    kit.call('logIn', { body: { email, password: secret } });
  const register: Single = {
    id: 'registerMember',
    sent: { body: person },
    value: 403,
    read: () => statusOf(login(person.email)),
  };
  if (!kit.shared.tools.mailbox) return [register];
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
  const all = [register, bank, { ...changing, read: () => statusOf(login(email, `${password}-nova`)) }];
  const [codigo] = kit.shared.vouchers.full;
  if (codigo === undefined) return all;
  const status = ['readSubscriptionStatus', '/status'] as const;
  const { single: activation } = await make('applyVoucher', { codigo }, ...status, 'active');
  const { single: cancellation, as } = await make('cancelSubscription', undefined, ...status, 'canceled');
  kit.requireSetup(await kit.call('applyVoucher', { ...as, body: { codigo } }), 200);
  return [...all, activation, cancellation];
}

async function statusOf(asked: Promise<Answer>): Promise<Reading> {
  const answer = await asked;
  return [answer, 'status', answer.status];
}

/** A kill right after answers: `docs/api-decisions.md#restart`. */
export const answeredCheck: Check = {
  id: 'restart.answered',
  title:
    'Killed right after its answers, the backend keeps the last acknowledged save, mark, enrolment and deed of each kind',
  effect: 'change',
  needs: 'restart',
  async run(kit) {
    const states: Progress[] = (await repeatedDeeds(kit)).map((one) => ({ ...one }));
    const deeds = [...(await learningDeeds(kit)), ...(await newPeoplesDeeds(kit))];
    const singles = deeds.map((one) => ({ ...one, isKept: false }));
    await restarted(kit, async (restart) => {
      const over = new AbortController();
      const loops = states.map(async (state) => {
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
    const expectKept = ([answer, field, got]: Reading, ...values: unknown[]) =>
      kit.expect(
        { ...answer, call: `${answer.call} after an acknowledged write and a kill` },
        field,
        values.includes(got),
        values.map(String).join(' or '),
        got,
      );
    for (const { kept, open, read } of states)
      if (kept !== undefined) expectKept(await read(kept), ...new Set([kept, open]));
    for (const { isKept, value, read } of singles) if (isKept) expectKept(await read(), value);
  },
};
