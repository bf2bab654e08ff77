import { expect, it } from 'vitest';
import { startMock } from '../shared/testMock.ts';

it('an enrolled member without a subscription is told of the enrolment first', async () => {
  const request = { as: 'inativa', path: { id: 3 }, body: { user_id: 5 } } as const;
  expect(await startMock().call('enrollInCourse', request)).toMatchObject({ status: 409 });
});

it('an administrator completes an unpublished lesson, a student does not', async () => {
  const mock = startMock((db) => {
    db.enrolments.push({ user_id: 1, course_id: 4 }, { user_id: 2, course_id: 4 });
  });
  const lessonId = mock.db().lessons.find((row) => row.published === 0)?.id ?? 0;
  const complete = async (as: 'admin' | 'ativa') =>
    (await mock.call('markLessonComplete', { as, path: { courseId: 4, lessonId } })).status;
  expect([await complete('admin'), await complete('ativa')]).toEqual([200, 404]);
});

it('own courses come by number', async () => {
  const mock = startMock((db) => {
    db.courses.reverse();
  });
  const { body } = await mock.call('listMyCourses', { as: 'ativa', query: { user_id: 2 } });
  expect(body).toMatchObject([{ id: 2 }, { id: 3 }, { id: 5 }]);
});
