import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import { type Check, checks } from '../../core/check.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { createdId, nth, createCourse } from '../createCourse.ts';
import { loggedIn, newMember } from '../mail/newMember.ts';
import { checkout, report, timeoutSeconds } from '../money/payments.ts';
import { complete, enrol, progressIs } from './enrolment.ts';
import { newcomer } from './registration.ts';
import { paidIn } from './subscription.ts';

/** More rows than a page of most lists. */
const many = 101;

/** More rows than a page of most lists, of a kind that takes longer to make. */
const some = 51;

/** Number of simultaneous calls. */
const together = 8;

/** Makes something several times, some simultaneously. */
async function repeat<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const all: Made[] = [];
  while (all.length < count) {
    const size = Math.min(together, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: size }, (_, index) => make(all.length + index)))));
  }
  return all;
}

/** Creates rows and returns their ids. */
function createMany(kit: Kit, id: OperationId, count: number, bodyOf: (index: number) => Record<string, unknown>) {
  return repeat(count, async (index) => {
    const body = bodyOf(index);
    return createdId(kit, await kit.call(id, { as: 'admin', body }), body);
  });
}

/** Expects all of some values in a field of the rows of a list. */
function expectAll(kit: Kit, answer: Answer, rows: readonly unknown[], name: string, wanted: readonly unknown[]): void {
  const got = new Set(rows.map((row) => at(row, name)));
  const missing = wanted.filter((one) => !got.has(one)).length;
  kit.expectInWords(answer, '', missing === 0, `all ${wanted.length} rows that were made`, `all but ${missing}`);
}

/** Expects all ids in a list in ascending order: the rows are equal in every other sort key. */
async function expectAllRows(kit: Kit, id: OperationId, sent: Sent, ids: readonly number[]): Promise<void> {
  const answer = kit.requireStatus(await kit.call(id, sent), 200);
  const rows = listAt(answer.body, '');
  expectAll(kit, answer, rows, '/id', ids);
  const wanted = new Set(ids);
  const made = rows.map((row) => numberAt(row, '/id')).filter((one) => wanted.has(one));
  const wrong = made.find((one, index) => one < (made[index - 1] ?? one));
  kit.expectInWords(answer, '/*/id', wrong === undefined, 'by id', `${wrong} after a larger one`);
}

/** Lists are complete: `docs/api-decisions.md#order-and-paging`. */
export const wholeListFlows: readonly Check[] = [
  ...checks('own', {
    'flow.lists.courses: A catalogue of 101 courses and more comes whole, by id, also after an update': async (kit) => {
      const courses = await createMany(kit, 'createCourse', many, (index) => ({
        title: `${kit.shared.mark} curso ${index}`,
        is_premium: 0,
      }));
      const body = { title: `${kit.shared.mark} curso mudado`, is_premium: 1 };
      kit.requireStatus(await kit.call('updateCourse', { as: 'admin', path: { id: nth(courses, 0) }, body }), 200);
      await expectAllRows(kit, 'listCourses', {}, courses);
      await expectAllRows(kit, 'listAdminCourses', { as: 'admin' }, courses);
    },
    'flow.lists.lessons: A course of 51 modules and 101 lessons of one position comes whole, by id, and goes whole; its last lesson counts':
      async (kit) => {
        const { id, modules } = await createCourse(kit, { modules: [[]] });
        const moduleId = nth(modules, 0);
        const more = await createMany(kit, 'createModule', some, (index) => ({
          course_id: id,
          title: `Módulo ${index}`,
        }));
        const lessons = await createMany(kit, 'createLesson', many, (index) => ({
          module_id: moduleId,
          title: `Aula ${index}`,
          published: 1,
        }));
        await expectAllRows(kit, 'listModules', { as: 'admin', path: { courseId: id } }, [moduleId, ...more]);
        await expectAllRows(kit, 'listLessons', { as: 'admin', path: { moduleId } }, lessons);
        await expectAllRows(kit, 'listOrderedLessons', { as: 'member', path: { courseId: id } }, lessons);
        const detail = kit.requireStatus(await kit.call('readCourse', { as: 'member', path: { id } }), 200);
        const shown = listAt(detail.body, '/modules');
        expectAll(kit, detail, shown, '/id', [moduleId, ...more]);
        expectAll(
          kit,
          detail,
          shown.flatMap((module) => listAt(module, '/lessons')),
          '/id',
          lessons,
        );
        const last = { id: nth(lessons, many - 1) };
        await enrol(kit, id);
        kit.expectStatus(await kit.call('readLesson', { as: 'member', path: last }), 200);
        await complete(kit, id, last.id);
        await progressIs(kit, id, Math.round(100 / many));
        kit.requireStatus(await kit.call('deleteCourse', { as: 'admin', path: { id } }), 200);
        kit.expectStatus(await kit.call('readAdminLesson', { as: 'admin', path: last }), 404);
      },
  }),
];

/** Lists of one person, which only new people fill. */
export const ownListFlows: readonly Check[] = [
  ...checks('change', {
    'flow.lists.network: A network of 51 people and more comes whole, as the qualification does': async (kit) => {
      const emailsIn = (rows: unknown[]) => rows.map((row) => textAt(row, '/email'));
      const read = async () => kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
      const before = listAt((await read()).body, '/indicados');
      const direct = before.filter((row) => numberAt(row, '/profundidade') === 1);
      const emails = await repeat(Math.max(2, some - direct.length), async () => {
        const body = newcomer(kit);
        kit.requireStatus(await kit.call('registerMember', { body }), 201);
        return body.email;
      });
      const network = await read();
      expectAll(kit, network, listAt(network.body, '/indicados'), '/email', [...emailsIn(before), ...emails]);
      const qualification = kit.requireStatus(await kit.call('readQualification', { as: 'member' }), 200);
      const rows = listAt(qualification.body, '/indicados');
      expectAll(kit, qualification, rows, '/email', [...emailsIn(direct), ...emails]);
    },
  }),
  ...checks(['change', 'mailbox'], {
    "flow.lists.mine: 51 courses of one's own and 51 certificates come whole": async (kit) => {
      const { as } = await loggedIn(kit);
      const user_id = numberAt(kit.requireStatus(await kit.call('readProfile', as), 200).body, '/user/id');
      const courses = await repeat(some, async (index) => {
        const modules = [[{ title: 'Única', published: 1 as const }]];
        const course = await createCourse(kit, { name: `curso próprio ${index}`, modules });
        const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
        kit.requireSetup(await kit.call('enrollInCourse', { ...as, path: { id: course.id }, body: { user_id } }), 201);
        kit.requireSetup(await kit.call('markLessonComplete', { ...as, path }), 200);
        return course;
      });
      const mine = kit.requireStatus(await kit.call('listMyCourses', { ...as, query: { user_id } }), 200);
      expectAll(
        kit,
        mine,
        listAt(mine.body, ''),
        '/id',
        courses.map(({ id }) => id),
      );
      const titles = courses.map(({ title }) => title);
      const end = performance.now() + kit.shared.tools.certificateSeconds * 1000;
      const read = async () =>
        kit.requireStatus(await kit.call('listMyCertificates', { ...as, query: { user_id } }), 200);
      let certificates = await read();
      while (listAt(certificates.body, '').length < some && performance.now() < end) certificates = await read();
      expectAll(kit, certificates, listAt(certificates.body, ''), '/title', titles);
    },
  }),
  ...checks(['change', 'mailbox', 'pay'], {
    'flow.lists.payments: 51 payments come whole': async (kit) => {
      const who = await newMember(kit);
      const read = async () => kit.requireStatus(await kit.call('listPayments', who), 200);
      const ids: unknown[] = [];
      let payments = await read();
      const isBooked = () => paidIn(payments).length > 0 && !ids.includes(at(paidIn(payments)[0], '/id'));
      while (ids.length < some) {
        await report(kit, await checkout(kit, who), 'signed');
        const end = performance.now() + timeoutSeconds * 1000;
        for (payments = await read(); !isBooked() && performance.now() < end; payments = await read()) await pause(50);
        if (!isBooked()) break;
        ids.push(at(paidIn(payments)[0], '/id'));
      }
      expectAll(kit, payments, paidIn(payments), '/id', ids);
      kit.expect(payments, '/pagamentos', ids.length === some, '51 payments', ids.length);
    },
  }),
];
