import { describe, expect, it } from 'vitest';
import { startMock } from '../shared/testMock.ts';

/** Ids of courses in the seed. */
const free = 1;
const prospecting = 2;
const finance = 5;

describe('the way of an author', () => {
  it('leads from a new course to a lesson that members see at once', async () => {
    const mock = startMock();
    const admin = { as: 'admin' } as const;
    await mock.call('createCourse', { ...admin, body: { title: 'Novidade', is_premium: 0 } });
    const course = mock.db().courses.at(-1)?.id ?? 0;
    expect((await mock.call('listCourses')).body).toContainEqual(
      expect.objectContaining({ id: course, title: 'Novidade' }),
    );
    expect(await mock.call('listModules', { ...admin, path: { courseId: course } })).toEqual({ status: 200, body: [] });

    await mock.call('createModule', { ...admin, body: { course_id: course, title: 'Começo' } });
    const module = mock.db().modules.at(-1)?.id ?? 0;
    expect(await mock.call('listLessons', { ...admin, path: { moduleId: module } })).toEqual({ status: 200, body: [] });

    await mock.call('createLesson', {
      ...admin,
      body: { module_id: module, title: 'Primeira', content: 'Texto novo' },
    });
    const lesson = mock.db().lessons.at(-1)?.id ?? 0;
    const asMember = { as: 'ativa', path: { id: lesson } } as const;
    expect((await mock.call('readLesson', asMember)).body).toMatchObject({ published: 0, content: null });

    await mock.call('updateLesson', { ...admin, path: { id: lesson }, body: { published: 1 } });
    expect((await mock.call('readLesson', asMember)).body).toMatchObject({ published: 1, content: 'Texto novo' });
    expect((await mock.call('readCourse', { as: 'ativa', path: { id: course } })).body).toMatchObject({
      modules: [{ title: 'Começo', lessons: [{ title: 'Primeira', content: 'Texto novo', completed: false }] }],
    });
    expect((await mock.call('listOrderedLessons', { as: 'ativa', path: { courseId: course } })).body).toEqual([
      { id: lesson, title: 'Primeira', published: 1 },
    ]);
  });

  it('sorts modules and lessons by position, then by number', async () => {
    const mock = startMock();
    const admin = { as: 'admin' } as const;
    await mock.call('createModule', { ...admin, body: { course_id: free, title: 'Antes', position: 1 } });
    const modules = await mock.call('listModules', { ...admin, path: { courseId: free } });
    expect(modules.body).toMatchObject([
      { title: 'Conheça o portal' },
      { title: 'Antes' },
      { title: 'A primeira conversa' },
    ]);
    await mock.call('updateLesson', { ...admin, path: { id: 1 }, body: { position: 3 } });
    expect((await mock.call('listLessons', { ...admin, path: { moduleId: 1 } })).body).toMatchObject([
      { id: 2 },
      { id: 1 },
    ]);
  });
});

describe('deleting', () => {
  it('a course takes modules, lessons, enrolments and marks along, and leaves certificates', async () => {
    const mock = startMock();
    const certificates = structuredClone(mock.db().certificates);
    const lessons = mock
      .db()
      .lessons.filter((row) => row.course_id === finance)
      .map((row) => row.id);
    await mock.call('deleteCourse', { as: 'admin', path: { id: finance } });
    const db = mock.db();
    expect(db.courses.some((row) => row.id === finance)).toBe(false);
    expect(db.modules.some((row) => row.course_id === finance)).toBe(false);
    expect(db.lessons.some((row) => row.course_id === finance)).toBe(false);
    expect(db.enrolments.some((row) => row.course_id === finance)).toBe(false);
    expect(db.progress.some((row) => lessons.includes(row.lesson_id))).toBe(false);
    expect(db.certificates).toEqual(certificates);
    expect((await mock.call('listMyCertificates', { as: 'ativa', query: { user_id: 2 } })).body).toHaveLength(1);
    expect(await mock.call('readCourse', { path: { id: finance } })).toMatchObject({ status: 404 });
    expect(db.courses).toHaveLength(7);
    expect(db.progress.length).toBeGreaterThan(0);
  });

  it('a course and making another never makes an old certificate count for the new one', async () => {
    const mock = startMock();
    for (const { id } of mock.db().courses) await mock.call('deleteCourse', { as: 'admin', path: { id } });
    await mock.call('createCourse', { as: 'admin', body: { title: 'Outro', is_premium: 0 } });
    const [course] = mock.db().courses;
    expect(mock.db().certificates.some((row) => row.course_id === course?.id)).toBe(false);
  });

  it('a module takes its lessons and their marks along, and no other', async () => {
    const mock = startMock();
    await mock.call('deleteModule', { as: 'admin', path: { id: 3 } });
    const { modules, lessons, progress } = mock.db();
    expect(modules.some((row) => row.id === 3)).toBe(false);
    expect(lessons.filter((row) => row.course_id === prospecting).map((row) => row.id)).toEqual([6, 7, 8, 9]);
    expect(progress.filter((row) => row.user_id === 2 && row.lesson_id <= 9).map((row) => row.lesson_id)).toEqual([6]);
  });

  it('a lesson takes its marks along', async () => {
    const mock = startMock();
    await mock.call('deleteLesson', { as: 'admin', path: { id: 4 } });
    expect(mock.db().lessons.some((row) => row.id === 4)).toBe(false);
    expect(mock.db().progress.some((row) => row.lesson_id === 4)).toBe(false);
    expect((await mock.call('listMyCourses', { as: 'ativa', query: { user_id: 2 } })).body).toContainEqual(
      expect.objectContaining({ id: prospecting, progress: 40 }),
    );
  });
});

describe('the progress of students', () => {
  const trial = { as: 'teste', query: { user_id: 3 } } as const;

  it('follows what is published', async () => {
    const mock = startMock();
    const progress = async () => (await mock.call('listMyCourses', trial)).body;
    expect(await progress()).toContainEqual(expect.objectContaining({ id: free, progress: 33 }));
    await mock.call('updateLesson', { as: 'admin', path: { id: 2 }, body: { published: 0 } });
    expect(await progress()).toContainEqual(expect.objectContaining({ id: free, progress: 50 }));
  });

  it.each([
    [
      'unpublishing',
      async (mock: ReturnType<typeof startMock>, id: number) =>
        mock.call('updateLesson', { as: 'admin', path: { id }, body: { published: 0 } }),
    ],
    [
      'deleting',
      async (mock: ReturnType<typeof startMock>, id: number) =>
        mock.call('deleteLesson', { as: 'admin', path: { id } }),
    ],
  ])('that reaches 100 by %s the lessons that were missing brings the certificate', async (_how, remove) => {
    const mock = startMock();
    await remove(mock, 2);
    expect((await mock.call('listMyCertificates', trial)).body).toEqual([]);
    await remove(mock, 3);
    expect((await mock.call('listMyCertificates', trial)).body).toMatchObject([{ title: 'Primeiros passos na rede' }]);
  });

  it('reaches 100 also when the whole module that was missing is deleted', async () => {
    const mock = startMock((db) => {
      db.progress.push({ user_id: 3, lesson_id: 2, completed_at: '2026-11-20T12:00:00.000Z' });
    });
    await mock.call('deleteModule', { as: 'admin', path: { id: 2 } });
    expect((await mock.call('listMyCertificates', trial)).body).toMatchObject([{ title: 'Primeiros passos na rede' }]);
  });
});
