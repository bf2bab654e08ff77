import type { Answer } from '../../core/answer.ts';
import { roles } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import { localMoment } from '../../core/days.ts';
import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { at, isObject, textAt } from '../../core/values.ts';
import { expectCertificate } from '../flow/certificates.ts';
import { complete, enrol } from '../flow/enrolment.ts';
import { nth, createCourse } from '../createCourse.ts';

/** Maximum difference between the clocks of backend and kit, in milliseconds. */
const skew = 5 * 60_000;

/** Expects the present moment: `docs/api-decisions.md#dates`. */
export function expectNow(kit: Kit, answer: Pick<Answer, 'call' | 'body'>, field: string): void {
  const moment = textAt(answer.body, field);
  const now = kit.clock ?? new Date();
  const isClose = Math.abs(Date.parse(moment) - now.getTime()) <= skew;
  const expected = `the moment of the call, ${localMoment(now)}`;
  kit.expect({ ...answer, rule: rules.dates }, field, isClose, expected, at(answer.body, field));
}

/** Fields with the moment of a past event. */
const moments = new Set(['payment_date', 'used_at', 'paid_at', 'issued_at', 'completed_at']);

/** The moments of an answer that lie in the future, as pointer and value. */
function futureIn(value: unknown, pointer = ''): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((row, index) => futureIn(row, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    if (typeof inner !== 'string' || !moments.has(name)) return futureIn(inner, `${pointer}/${name}`);
    return Date.parse(inner) > Date.now() + skew ? [[`${pointer}/${name}`, inner]] : [];
  });
}

/** Moments of answers: `docs/api-decisions.md#dates`. */
export const momentChecks: readonly Check[] = [
  ...checks('read', {
    'flow.moments.past: No payment, used voucher, withdrawal or certificate has a moment of the future': async (
      kit,
    ) => {
      for (const as of roles) {
        const query = { user_id: kit.people[as].id };
        for (const answer of [
          await kit.call('listPayments', { as }),
          await kit.call('listUsedVouchers', { as }),
          await kit.call('listWithdrawals', { as }),
          await kit.call('listMyCertificates', { as, query }),
        ])
          for (const [field, moment] of futureIn(answer.body))
            kit.report(answer, field, 'a moment of the past', moment);
      }
    },
  }),
  ...checks('own', {
    'flow.moments.now: A lesson is completed at the moment of the call': async (kit) => {
      const course = await createCourse(kit);
      await enrol(kit, course.id);
      const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
      expectNow(
        kit,
        kit.requireStatus(await kit.call('markLessonComplete', { as: 'member', path }), 200),
        '/completed_at',
      );
      expectNow(
        kit,
        kit.requireStatus(await kit.call('readLessonProgress', { as: 'member', path }), 200),
        '/completed_at',
      );
    },
  }),
  ...checks('change', {
    'flow.moments.certificate: A certificate is issued at the moment of the last lesson': async (kit) => {
      const course = await createCourse(kit, { name: 'curso com data', modules: [[{ title: 'Única', published: 1 }]] });
      await enrol(kit, course.id);
      await complete(kit, course.id, nth(course.lessons, 0));
      expectNow(kit, await expectCertificate(kit, course), '/issued_at');
    },
  }),
];
