import type { OperationId } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { at, isObject, listAt, textAt } from '../../core/values.ts';
import { createCourse, nth } from '../createCourse.ts';
import { expectCertificate, expectPdf } from '../flow/certificates.ts';
import { complete, enrol, myCourse } from '../flow/enrolment.ts';

/** What is read of a deed: the answer, the field, and its value. */
export type Reading = [answer: Pick<Answer, 'call'>, field: string, value: unknown];

/** A write, the value that is read after it, and how. */
interface Deed {
  id: OperationId;
  sent: Sent;
  value: unknown;
}

/** A deed that is done again and again, each time with another value. */
export interface Repeated {
  /** The most times; 400 by default. */
  most?: number;
  deed: (count: number) => Deed;
  /** @param kept The value of the last acknowledged deed. */
  read: (kept: unknown) => Promise<Reading>;
}

export async function readAt(kit: Kit, id: OperationId, sent: Sent, field: string): Promise<Reading> {
  const answer = kit.requireStatus(await kit.call(id, sent), 200);
  return [answer, field, at(answer.body, field)];
}

/** Saves of a text, and new modules. */
export async function repeatedDeeds(kit: Kit): Promise<Repeated[]> {
  const course = await createCourse(kit, { name: 'curso salvo' });
  const [module, lesson] = [nth(course.modules, 0), nth(course.lessons, 0)];
  /** @param alike A field that gets the same text. */
  const saved = (
    id: OperationId,
    sentOf: (text: string) => Sent,
    read: OperationId,
    field: string,
    alike = field,
  ): Repeated => ({
    deed(count) {
      const value = `${kit.shared.mark} ${count}`;
      return { id, sent: sentOf(value), value };
    },
    async read() {
      const answer = kit.requireStatus(await kit.call(read, { ...sentOf(''), body: undefined }), 200);
      const [value, other] = [at(answer.body, field), at(answer.body, alike)];
      return [answer, field, value === other ? value : `${String(value)} with ${String(other)}`];
    },
  });
  const author = (id: number, body: object) => ({ as: 'admin', path: { id }, body }) as const;
  const { email } = kit.people.member;
  const conta = at((await kit.call('readBankAccount', { as: 'member' })).body, '/conta');
  return [
    saved('updateProfile', (name) => ({ as: 'member', body: { name, email } }), 'readProfile', '/user/name'),
    saved(
      'updateCourse',
      (title) => author(course.id, { title, description: title, is_premium: 0 }),
      'readAdminCourse',
      '/title',
      '/description',
    ),
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
export interface Single extends Deed {
  read: () => Promise<Reading>;
}

/** Marks and enrolments of `member`, which are there or not. */
export async function learningDeeds(kit: Kit, name = 'curso da última marca'): Promise<Single[]> {
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
    name,
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
        await expectPdf(kit, found, 'the certificate of an acknowledged mark');
        return [found, '/*/title', at(found.body, '/title')];
      },
    },
    mark(first, 'markLessonComplete', true),
    mark(second, 'unmarkLessonComplete', false),
    { id: 'enrollInCourse', sent: { as: 'member', path: { id: next.id }, body }, value: true, read: isMine(next.id) },
    { id: 'abandonCourse', sent: { as: 'member', path: { courseId: left.id } }, value: false, read: isMine(left.id) },
  ];
}

/**
 * Expects that a reading has one of some values.
 * @param why What it follows, for findings.
 */
export function expectKept(kit: Kit, why: string, [answer, field, got]: Reading, ...values: unknown[]): void {
  const call = `${answer.call} after ${why}`;
  kit.expect({ ...answer, call }, field, values.includes(got), values.map(String).join(' or '), got);
}
