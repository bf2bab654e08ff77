import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { at, listAt } from '../../core/values.ts';
import type { Who } from '../mail/newMember.ts';
import { nth, type CreatedCourse } from '../createCourse.ts';

/** A caller with the id that the calls of courses need. */
export type Student = Who & { id: number };

/**
 * Expects that a premium course is open or closed to a person, in every call that checks the subscription:
 * `docs/specification.md#premium-access`.
 */
export async function expectPremium(
  kit: Kit,
  state: 'open' | 'closed',
  course: CreatedCourse,
  student: Student,
): Promise<void> {
  const isOpen = state === 'open';
  const path = { id: course.id };
  const rule = rules.access;
  const lesson = await kit.call('readLesson', { ...student, path: { id: nth(course.lessons, 0) } });
  kit.expectStatus({ ...lesson, rule }, isOpen ? 200 : 403);
  const detail = await kit.call('readCourse', { ...student, path });
  kit.expectStatus({ ...detail, rule }, isOpen ? 200 : 403);
  kit.expectValue({ ...detail, rule }, '/userIsSubscriber', isOpen);
  const enrolment = await kit.call('enrollInCourse', { ...student, path, body: { user_id: student.id } });
  kit.expectStatus({ ...enrolment, rule }, isOpen ? 201 : 403);
  const mine = await kit.call('listMyCourses', { ...student, query: { user_id: student.id } });
  const isMine = listAt(mine.body, '').some((row) => at(row, '/id') === course.id);
  kit.expect({ ...mine, rule }, '', isMine === isOpen, `${isOpen ? '' : 'not '}course ${course.id}`, isMine);
  if (!isOpen) return;
  const mark = { courseId: course.id, lessonId: nth(course.lessons, 0) };
  kit.expectStatus({ ...(await kit.call('markLessonComplete', { ...student, path: mark })), rule }, 200);
  await kit.call('abandonCourse', { ...student, path: { courseId: course.id } });
}
