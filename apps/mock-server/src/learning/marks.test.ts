import { describe, expect, it } from 'vitest';
import { startMock, type TestRequest } from '../shared/testMock.ts';

/** Ids of courses in the seed. */
const free = 1;
const prospecting = 2;
const leadership = 3;
const marketing = 4;

const progressCalls = ['readLessonProgress', 'markLessonComplete', 'unmarkLessonComplete'] as const;

describe('marks', () => {
  it.each(progressCalls)(
    '%s knows no lesson of another course; what is unpublished students can only not complete',
    async (operation) => {
      const mock = startMock((db) => {
        db.enrolments.push({ user_id: 2, course_id: marketing }, { user_id: 1, course_id: marketing });
      });
      const unpublished = mock.db().lessons.find((row) => row.published === 0)?.id ?? 0;
      const refused = { status: 404, body: { success: false, error: 'Aula não encontrada.' } };
      expect(await mock.call(operation, { as: 'ativa', path: { courseId: prospecting, lessonId: 1 } })).toEqual(
        refused,
      );
      expect(await mock.call(operation, { as: 'ativa', path: { courseId: 99, lessonId: 1 } })).toEqual(refused);
      const student = await mock.call(operation, { as: 'ativa', path: { courseId: marketing, lessonId: unpublished } });
      expect(student).toEqual(
        operation === 'markLessonComplete' ? refused : { status: 200, body: { success: true, completed_at: null } },
      );
      const admin = await mock.call(operation, { as: 'admin', path: { courseId: marketing, lessonId: unpublished } });
      expect(admin).toMatchObject({ status: 200 });
    },
  );

  it('need an enrolment', async () => {
    const mock = startMock();
    const path = { courseId: free, lessonId: 1 };
    expect(await mock.call('markLessonComplete', { as: 'ativa', path })).toEqual({
      status: 403,
      body: { success: false, error: 'Você não está inscrito neste curso.' },
    });
    expect(await mock.call('readLessonProgress', { as: 'ativa', path })).toEqual({
      status: 200,
      body: { success: true, completed_at: null },
    });
  });

  it('need a subscription in a premium course', async () => {
    const mock = startMock();
    expect(
      await mock.call('markLessonComplete', { as: 'inativa', path: { courseId: leadership, lessonId: 11 } }),
    ).toEqual({
      status: 403,
      body: { success: false, error: 'Assinatura ativa necessária.' },
    });
  });

  it('keep their first date when set again, and can be removed twice', async () => {
    const mock = startMock();
    const request: TestRequest = { as: 'ativa', path: { courseId: prospecting, lessonId: 7 } };
    const first = await mock.call('markLessonComplete', request);
    expect(first.body).toEqual({ success: true, completed_at: new Date(2026, 10, 21, 12).toISOString() });
    mock.setNow(new Date(2026, 10, 22, 12));
    expect(await mock.call('markLessonComplete', request)).toEqual(first);
    expect(await mock.call('readLessonProgress', request)).toEqual(first);
    const removed = { status: 200, body: { success: true, completed_at: null } };
    expect(await mock.call('unmarkLessonComplete', request)).toEqual(removed);
    expect(await mock.call('unmarkLessonComplete', request)).toEqual(removed);
    expect(await mock.call('readLessonProgress', request)).toEqual(removed);
  });

  it('belong to one member only', async () => {
    const mock = startMock((db) => {
      db.enrolments.push({ user_id: 4, course_id: prospecting });
    });
    const path = { courseId: prospecting, lessonId: 4 };
    expect((await mock.call('readLessonProgress', { as: 'cancelada', path })).body).toEqual({
      success: true,
      completed_at: null,
    });
    await mock.call('unmarkLessonComplete', { as: 'cancelada', path });
    expect((await mock.call('readLessonProgress', { as: 'ativa', path })).body).not.toMatchObject({
      completed_at: null,
    });
  });
});
