import { describe, expect, it } from 'vitest';
import { startMock } from '../shared/testMock.ts';

/** Ids of courses in the seed. */
const free = 1;
const prospecting = 2;
const leadership = 3;

describe('the way of a student', () => {
  const mine = { as: 'ativa', query: { user_id: 2 } } as const;
  const course = { as: 'ativa', path: { id: free } } as const;

  async function complete(mock: ReturnType<typeof startMock>, ...lessons: number[]): Promise<void> {
    for (const lessonId of lessons)
      await mock.call('markLessonComplete', { as: 'ativa', path: { courseId: free, lessonId } });
  }

  it('leads from enrolling to the certificate', async () => {
    const mock = startMock();
    expect(await mock.call('enrollInCourse', { ...course, body: { user_id: 2 } })).toEqual({
      status: 201,
      body: { success: true },
    });
    expect((await mock.call('listMyCourses', mine)).body).toContainEqual({
      id: free,
      title: 'Primeiros passos na rede',
      description: 'O essencial para começar: conhecer o portal, compartilhar o seu link e fazer a primeira conversa.',
      progress: 0,
    });
    await complete(mock, 1);
    expect((await mock.call('readCourse', course)).body).toMatchObject({
      progress: 33,
      modules: [{ lessons: [{ completed: true }, { completed: false }] }, {}],
    });
    await complete(mock, 2);
    expect((await mock.call('listMyCourses', mine)).body).toContainEqual(
      expect.objectContaining({ id: free, progress: 67 }),
    );
    expect((await mock.call('listMyCertificates', mine)).body).toHaveLength(1);
    await complete(mock, 3);
    expect((await mock.call('listMyCourses', mine)).body).toContainEqual(
      expect.objectContaining({ id: free, progress: 100 }),
    );
    expect((await mock.call('listMyCertificates', mine)).body).toMatchObject([
      {
        title: 'Primeiros passos na rede',
        issued_at: new Date(2026, 10, 21, 12).toISOString(),
        certificate_url: expect.stringMatching(/^https:\/\/portal\.test\/__mock\/certificates\/[0-9a-f]{32}\.pdf$/),
      },
      { title: 'Educação financeira para quem empreende' },
    ]);
    const certificate = mock.db().certificates.at(-1);
    expect(certificate).toMatchObject({ user_id: 2, student: 'Mariana Souza' });
    const file = await mock.open(`/__mock/certificates/${certificate?.key}.pdf`);
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(await file.text()).toMatch(/^%PDF-/);
  });

  it('gives one certificate per course, which stays after lessons are unmarked', async () => {
    const mock = startMock();
    await mock.call('enrollInCourse', { ...course, body: { user_id: 2 } });
    await complete(mock, 1, 2, 3);
    const issued = await mock.call('listMyCertificates', mine);
    await mock.call('unmarkLessonComplete', { as: 'ativa', path: { courseId: free, lessonId: 3 } });
    await complete(mock, 3);
    await mock.call('abandonCourse', { as: 'ativa', path: { courseId: free } });
    await mock.call('enrollInCourse', { ...course, body: { user_id: 2 } });
    await complete(mock, 1, 2, 3);
    expect(await mock.call('listMyCertificates', mine)).toEqual(issued);
  });

  it('starts afresh after abandoning, and leaves other courses and people alone', async () => {
    const mock = startMock((db) => {
      db.enrolments.push({ user_id: 4, course_id: prospecting });
      db.progress.push({ user_id: 4, lesson_id: 5, completed_at: '2026-11-01T12:00:00.000Z' });
    });
    const others = () =>
      mock.db().progress.filter((row) => row.user_id !== 2 || row.lesson_id < 4 || row.lesson_id > 9);
    const before = others();
    expect(await mock.call('abandonCourse', { as: 'ativa', path: { courseId: prospecting } })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(others()).toEqual(before);
    const listed = JSON.stringify((await mock.call('listMyCourses', mine)).body);
    expect(listed).not.toContain('Prospecção');
    expect(listed).toContain('Liderança');
    await mock.call('enrollInCourse', { as: 'ativa', path: { id: prospecting }, body: { user_id: 2 } });
    expect((await mock.call('listMyCourses', mine)).body).toContainEqual(
      expect.objectContaining({ id: prospecting, progress: 0 }),
    );
  });

  it.each([
    ['ativa', 2],
    ['teste', 3],
    ['cancelada', 4],
  ] as const)('may begin a premium course with the subscription of %s', async (as, user_id) => {
    const mock = startMock((db) => {
      db.enrolments = [];
    });
    expect(await mock.call('enrollInCourse', { as, path: { id: leadership }, body: { user_id } })).toMatchObject({
      status: 201,
    });
  });
});
