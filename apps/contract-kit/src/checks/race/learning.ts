import { serverTexts } from '@raiz/api-client/rules';
import { type Check, checks } from '../../core/check.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { expectCertificate } from '../flow/certificates.ts';
import { enrol, myCourse, progressIs } from '../flow/enrolment.ts';
import { expectKept, learningDeeds, repeatedDeeds } from '../restart/deeds.ts';
import { nth, createCourse } from '../createCourse.ts';
import { all, expectAllStatuses, atOnce, expectOneSuccess, rounds } from './race.ts';

/** Simultaneous enrolments and marks: `docs/api-decisions.md#calls-at-the-same-time`. */
export const learningRaces: readonly Check[] = [
  ...checks('own', {
    'race.enrol: Enrolling several times at once enrols once; the rest are "Já inscrito"': async (kit) => {
      for (let round = 0; round < rounds; round += 1) {
        const course = await createCourse(kit, { modules: [] });
        const body = { user_id: kit.people.member.id };
        const sent = { as: 'member', path: { id: course.id }, body } as const;
        const answers = await atOnce(kit, () => kit.call('enrollInCourse', sent));
        expectOneSuccess(kit, answers, 201, 409);
        const other = answers.find(
          ({ status, body: refusal }) =>
            status === 409 && !textAt(refusal, '/error').includes(serverTexts.alreadyEnrolled),
        );
        if (other) kit.report(other, '/error', `a text with "${serverTexts.alreadyEnrolled}"`, other.body);
        const list = (await myCourse(kit, course.id)).answer;
        const mine = listAt(list.body, '').filter((row) => numberAt(row, '/id') === course.id);
        kit.expectInWords(list, '', mine.length === 1, `course ${course.id} once`, `${mine.length} times`);
      }
    },
    'race.complete: Marking a lesson several times at once makes one mark with one date': async (kit) => {
      for (let round = 0; round < rounds; round += 1) {
        const course = await createCourse(kit);
        await enrol(kit, course.id);
        const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
        const answers = await atOnce(kit, () => kit.call('markLessonComplete', { as: 'member', path }));
        expectAllStatuses(kit, answers, 200);
        const dates = new Set(answers.map(({ body }) => textAt(body, '/completed_at')));
        kit.expect(all(answers), '/completed_at', dates.size === 1, 'the first date each time', [...dates]);
        const mark = kit.requireStatus(await kit.call('readLessonProgress', { as: 'member', path }), 200);
        const date = textAt(mark.body, '/completed_at');
        kit.expect(mark, '/completed_at', dates.has(date), 'the date of the mark', date);
        await progressIs(kit, course.id, 50);
        kit.requireStatus(await kit.call('unmarkLessonComplete', { as: 'member', path }), 200);
        const off = kit.requireStatus(await kit.call('readLessonProgress', { as: 'member', path }), 200);
        kit.expect(off, '/completed_at', !at(off.body, '/completed_at'), 'null', at(off.body, '/completed_at'));
      }
    },
  }),
  ...checks('change', {
    'race.different: Different writes at once are all kept: name, bank data, marks and enrolments of a member, and saves of an author':
      async (kit) => {
        for (let round = 1; round <= rounds; round += 1) {
          const saves = (await repeatedDeeds(kit)).map(({ deed, read }) => ({ ...deed(round), read }));
          const deeds = [...saves, ...(await learningDeeds(kit, `curso da última marca ${round}`))];
          // Opens the connections.
          await atOnce(kit, () => kit.call('readProfile', { as: 'member' }));
          await Promise.all(deeds.map(({ id, sent }) => kit.call(id, sent)));
          for (const { value, read } of deeds) expectKept(kit, 'different writes at once', await read(value), value);
        }
      },
    'race.certificate: Completing the last lessons at once issues one certificate': async (kit) => {
      for (let round = 0; round < rounds; round += 1) {
        const course = await createCourse(kit, { name: `curso com certificado ${round}` });
        await enrol(kit, course.id);
        const answers = await atOnce(kit, (index) => {
          const path = { courseId: course.id, lessonId: nth(course.lessons, index % course.lessons.length) };
          return kit.call('markLessonComplete', { as: 'member', path });
        });
        expectAllStatuses(kit, answers, 200);
        await progressIs(kit, course.id, 100);
        await expectCertificate(kit, course);
      }
    },
  }),
];
