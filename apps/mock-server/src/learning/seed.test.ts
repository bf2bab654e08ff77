import { describe, expect, it } from 'vitest';
import { isWebUrl, splitLinks, vimeoVideo } from '@raiz/api-client/rules';
import { lessonsOfCourse, modulesOf, progressOf } from '../shared/courseTree.ts';
import { startMock } from '../shared/testMock.ts';
import { learningSeed } from './seed.ts';
import { plantStudents } from './seed/students.ts';

const now = new Date(2026, 10, 21, 12);
const seed = learningSeed(now);

describe('the courses', () => {
  it('are the same bytes each time, and the same days at any hour', () => {
    expect(JSON.stringify(learningSeed(now))).toBe(JSON.stringify(seed));
    expect(learningSeed(new Date(2026, 10, 21, 23, 59))).toEqual(seed);
  });

  it('are free and premium, one without a description, one without modules', () => {
    expect(new Set(seed.courses.map((row) => row.is_premium))).toEqual(new Set([0, 1]));
    expect(seed.courses.filter((row) => row.description === null)).toHaveLength(1);
    expect(seed.courses.filter((row) => modulesOf(seed, row.id).length === 0)).toHaveLength(1);
  });

  it('have one module without lessons and one lesson that is not published', () => {
    expect(seed.modules.filter((row) => !seed.lessons.some((lesson) => lesson.module_id === row.id))).toHaveLength(1);
    expect(seed.lessons.filter((row) => row.published === 0)).toHaveLength(1);
  });

  it('begin with a free one that is short enough for a demonstration', () => {
    expect(seed.courses[0]).toMatchObject({ title: 'Primeiros passos na rede', is_premium: 0 });
    expect(modulesOf(seed, 1)).toHaveLength(2);
    expect(lessonsOfCourse(seed, 1).map((row) => row.published)).toEqual([1, 1, 1]);
  });

  it('have videos that a player can be made of, in several ways of writing them, one with a hash', () => {
    const videos = seed.lessons.flatMap((row) => (row.video_url === null ? [] : [vimeoVideo(row.video_url)]));
    expect(new Set(videos.map((video) => video?.id))).toEqual(new Set(['76979871', '22439234', '1084537']));
    expect(videos.filter((video) => video?.hash)).toHaveLength(1);
    const forms = seed.lessons.flatMap((row) => row.video_url?.replace(/\d+.*/, '') ?? []);
    expect(new Set(forms).size).toBe(4);
  });

  it('have links that an author could save again, somewhere several of them', () => {
    const links = seed.lessons.map((row) => splitLinks(row.resource_url));
    expect(links.flat().filter((link) => !isWebUrl(link))).toEqual([]);
    expect(Math.max(...links.map((list) => list.length))).toBeGreaterThan(2);
  });
});

describe('the students', () => {
  it('Mariana has finished one course, is half way in another and has not begun a third', () => {
    const progress = seed.enrolments
      .filter((row) => row.user_id === 2)
      .map((row) => progressOf(seed, 2, row.course_id));
    expect(progress.sort((a, b) => a - b)).toEqual([0, 50, 100]);
  });

  it('hold a certificate exactly where their progress is 100', () => {
    for (const { user_id, course_id } of seed.enrolments) {
      const issued = seed.certificates.filter((row) => row.user_id === user_id && row.course_id === course_id);
      expect(issued).toHaveLength(progressOf(seed, user_id, course_id) === 100 ? 1 : 0);
    }
    expect(seed.certificates.map((row) => row.key).every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
  });

  it('did nothing in the future', () => {
    const moments = [...seed.progress.map((row) => row.completed_at), ...seed.certificates.map((row) => row.issued_at)];
    expect(moments.filter((moment) => Date.parse(moment) > new Date(2026, 10, 21, 0).getTime())).toEqual([]);
  });

  it('are called on their certificates as they are in their account', () => {
    const { users, certificates } = startMock().db();
    for (const { student, user_id } of certificates)
      expect(users.find((row) => row.id === user_id)?.name).toBe(student);
  });

  it('cannot study what is not there', () => {
    expect(() => plantStudents({ courses: [], modules: [], lessons: [] }, now)).toThrow('There is no course');
  });
});

it.each(['admin', 'ativa', 'teste', 'cancelada', 'inativa', undefined] as const)(
  'every row keeps to the contract as %s reads it',
  async (as) => {
    const mock = startMock();
    const { courses, modules, lessons, users } = mock.db();
    await mock.call('listCourses', { as });
    for (const { id } of courses) {
      await mock.call('readCourse', { as, path: { id } });
      await mock.call('listOrderedLessons', { as, path: { courseId: id } });
    }
    for (const { id, course_id } of lessons) {
      await mock.call('readLesson', { as, path: { id } });
      await mock.call('readLessonProgress', { as, path: { courseId: course_id, lessonId: id } });
      await mock.call('readAdminLesson', { as, path: { id } });
    }
    for (const { id } of modules) await mock.call('listLessons', { as, path: { moduleId: id } });
    const user_id = users.find((row) => row.email.startsWith(`${as}@`))?.id ?? 1;
    const [mine, certificates] = [
      await mock.call('listMyCourses', { as, query: { user_id } }),
      await mock.call('listMyCertificates', { as, query: { user_id } }),
    ];
    expect([mine.status, certificates.status]).toEqual(as === undefined ? [401, 401] : [200, 200]);
  },
);
