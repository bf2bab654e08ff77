import { describe, expect, it } from 'vitest';
import { startMock } from '../shared/testMock.ts';

describe('what is stored', () => {
  it('of a course is a title without outer blanks, and null for an empty text', async () => {
    const body = { title: ' Novo curso ', description: '', content: ' Sobre', is_premium: 1 };
    const { body: course } = await startMock().call('createCourse', { as: 'admin', body });
    expect(course).toEqual({ id: 9, title: 'Novo curso', description: null, content: ' Sobre', is_premium: 1 });
  });

  it('of a lesson is required, unpublished and first by default, without links that are none', async () => {
    const body = { module_id: 1, title: 'Aula', content: '', video_url: '', resource_url: ' , ' };
    expect((await startMock().call('createLesson', { as: 'admin', body })).body).toMatchObject({
      course_id: 1,
      position: 1,
      is_required: 1,
      published: 0,
      content: null,
      video_url: null,
      resource_url: null,
    });
  });
});

describe('deleting a course', () => {
  it('leaves no row of it but its certificates', async () => {
    const mock = startMock();
    const { lessons, certificates } = structuredClone(mock.db());
    const gone = new Set(lessons.filter((row) => row.course_id === 5).map((row) => row.id));
    await mock.call('deleteCourse', { as: 'admin', path: { id: 5 } });
    const { courses, progress, certificates: kept, ...db } = mock.db();
    for (const table of [db.modules, db.lessons, db.enrolments])
      expect(table.some((row) => row.course_id === 5)).toBe(false);
    expect(progress.some((row) => gone.has(row.lesson_id))).toBe(false);
    expect(kept).toEqual(certificates);
    expect(courses).toHaveLength(7);
  });

  it('never makes an old certificate count for a new course', async () => {
    const mock = startMock();
    for (const { id } of mock.db().courses) await mock.call('deleteCourse', { as: 'admin', path: { id } });
    await mock.call('createCourse', { as: 'admin', body: { title: 'Outro', is_premium: 0 } });
    const [course] = mock.db().courses;
    expect(mock.db().certificates.some((row) => row.course_id === course?.id)).toBe(false);
  });
});
