import { describe, expect, it } from 'vitest';
import { startMock, type Person } from '../shared/testMock.ts';

/** Ids of courses in the seed. */
const free = 1;
const prospecting = 2;
const leadership = 3;
const marketing = 4;

describe('the catalogue', () => {
  it('is every course by number for everyone, without modules', async () => {
    const mock = startMock((db) => {
      db.courses.reverse();
    });
    const { body } = await mock.call('listCourses');
    expect(body).toMatchObject([1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id })));
    expect(JSON.stringify(body)).not.toContain('modules');
  });
});

describe('a course', () => {
  /** A text or link that only an open lesson shows. */
  const openText = /"(content|video_url|resource_url)":"/;
  /** The modules of a course in an answer, without the course's own text. */
  const modulesOf = (body: unknown) => JSON.stringify(body).split('"modules":')[1];

  it('is a preview for visitors: titles, but no content, and 200', async () => {
    const { status, body } = await startMock().call('readCourse', { path: { id: leadership } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userIsSubscriber: false,
      progress: 0,
      modules: [{ title: 'O papel de quem lidera' }, {}, {}],
    });
    expect(JSON.stringify(body)).toContain('Escuta ativa');
    expect(modulesOf(body)).not.toMatch(openText);
  });

  it('is the same preview with 403 for a member without a subscription, with their progress', async () => {
    const mock = startMock();
    const { status, body } = await mock.call('readCourse', { as: 'inativa', path: { id: leadership } });
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: 'Assinatura ativa necessária.', userIsSubscriber: false, progress: 20 });
    expect(modulesOf(body)).not.toMatch(openText);
  });

  it.each([
    ['ativa', true],
    ['teste', true],
    ['cancelada', true],
    ['admin', false],
  ] as const)('is open to %s', async (as, userIsSubscriber) => {
    const mock = startMock((db) => {
      db.subscriptions = db.subscriptions.filter((row) => row.user_id !== 1);
    });
    const { status, body } = await mock.call('readCourse', { as, path: { id: leadership } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userIsSubscriber });
    expect(JSON.stringify(body)).toContain('Liderar é servir primeiro');
    expect(JSON.stringify(body)).toContain('https://player.vimeo.com/video/76979871?h=8272103f6e');
  });

  it('closes to a canceled member on the day after the end of the paid period', async () => {
    const mock = startMock((db) => {
      for (const row of db.subscriptions)
        if (row.user_id === 4) Object.assign(row, { status: 'canceled', end_date: '2026-11-21' });
    });
    const read = () => mock.call('readCourse', { as: 'cancelada', path: { id: leadership } });
    expect(await read()).toMatchObject({ status: 200 });
    mock.setNow(new Date(2026, 10, 22, 0, 1));
    expect(await read()).toMatchObject({ status: 403 });
  });

  it('shows no progress without an enrolment, whatever was marked before', async () => {
    const mock = startMock((db) => {
      db.enrolments = [];
    });
    const { body } = await mock.call('readCourse', { as: 'ativa', path: { id: prospecting } });
    expect(body).toMatchObject({
      progress: 0,
      modules: [{ lessons: [{ completed: false }, { completed: false }] }, {}, {}],
    });
  });

  it('without a premium label is open to a member without a subscription', async () => {
    const { status, body } = await startMock().call('readCourse', { as: 'inativa', path: { id: free } });
    expect(status).toBe(200);
    expect(modulesOf(body)).toMatch(openText);
  });

  it('hides what is not published from students, and shows it to administrators', async () => {
    const mock = startMock();
    const read = async (as: Person) =>
      JSON.stringify((await mock.call('readCourse', { as, path: { id: marketing } })).body);
    expect(await read('ativa')).toContain('Gravando o primeiro vídeo');
    expect(await read('ativa')).not.toContain('Rascunho do roteiro');
    expect(await read('admin')).toContain('Rascunho do roteiro');
  });

  it('has its modules and lessons by position, then by number', async () => {
    const mock = startMock((db) => {
      for (const module of db.modules) if (module.course_id === prospecting) module.position = module.id === 3 ? 9 : 1;
      for (const lesson of db.lessons) if (lesson.module_id === 4) lesson.position = 1;
      db.lessons.reverse();
    });
    const { body } = await mock.call('readCourse', { as: 'ativa', path: { id: prospecting } });
    expect(body).toMatchObject({ modules: [{ id: 4, lessons: [{ id: 6 }, { id: 7 }] }, { id: 5 }, { id: 3 }] });
    const ordered = await mock.call('listOrderedLessons', { as: 'ativa', path: { courseId: prospecting } });
    expect(ordered.body).toMatchObject([6, 7, 8, 9, 4, 5].map((id) => ({ id })));
  });
});

describe('a lesson', () => {
  it('is blocked without a subscription, with the way back', async () => {
    const { status, body } = await startMock().call('readLesson', { as: 'inativa', path: { id: 10 } });
    expect(status).toBe(403);
    expect(body).toEqual({
      error: 'Assinatura ativa necessária.',
      code: 'assinatura_necessaria',
      id: 10,
      title: 'Liderar é servir primeiro',
      course_id: leadership,
    });
  });

  it('can be read without an enrolment', async () => {
    const { body } = await startMock().call('readLesson', { as: 'ativa', path: { id: 1 } });
    expect(body).toMatchObject({ course_id: free, published: 1, video_url: 'https://vimeo.com/76979871' });
  });

  it('that is not published is 200 without content for students, and whole for administrators', async () => {
    const mock = startMock();
    const unpublished = mock.db().lessons.find((row) => row.published === 0)?.id ?? 0;
    const { status, body } = await mock.call('readLesson', { as: 'ativa', path: { id: unpublished } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ published: 0, content: null, video_url: null, resource_url: null });
    const admin = await mock.call('readLesson', { as: 'admin', path: { id: unpublished } });
    expect(JSON.stringify(admin.body)).toContain('Rascunho do roteiro');
  });

  it('is in the order of the course even before it is published', async () => {
    const { body } = await startMock().call('listOrderedLessons', { as: 'inativa', path: { courseId: marketing } });
    expect(body).toMatchObject([
      { published: 1 },
      { published: 1 },
      { published: 1 },
      { title: 'Gravando o primeiro vídeo', published: 0 },
    ]);
  });
});
