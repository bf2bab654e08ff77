import type { OperationId } from '@raiz/contract';
import { describe, expect, it } from 'vitest';
import { startMock, untestedStatuses, type TestRequest } from '../shared/testMock.ts';

const course = { title: 'Curso', is_premium: 0 };
const module = { course_id: 1, title: 'Módulo' };
const lesson = { module_id: 1, title: 'Aula' };
const nul = 'a\u0000b';

/** Cases of an administrator: operation, input, status, error text. */
const answers: [OperationId, TestRequest, number, string?][] = [
  ['listAdminCourses', {}, 200],
  ['readAdminCourse', { path: { id: 1 } }, 200],
  ['readAdminCourse', { path: { id: 'x' } }, 400, 'Dados inválidos.'],
  ['readAdminCourse', { path: { id: 99 } }, 404, 'Curso não encontrado.'],
  ['createCourse', { body: course }, 201],
  ['createCourse', { body: { ...course, title: '  ' } }, 400, 'Título é obrigatório.'],
  ['createCourse', { body: { ...course, title: nul } }, 400, 'Título é obrigatório.'],
  ['createCourse', { body: { is_premium: 1 } }, 400, 'Título é obrigatório.'],
  ['createCourse', { body: { ...course, is_premium: 2 } }, 400, 'Dados inválidos.'],
  ['updateCourse', { path: { id: 1 }, body: course }, 200],
  ['updateCourse', { path: { id: 1 }, body: { ...course, title: '' } }, 400, 'Título é obrigatório.'],
  ['updateCourse', { path: { id: 99 }, body: course }, 404, 'Curso não encontrado.'],
  ['deleteCourse', { path: { id: 1 } }, 200],
  ['deleteCourse', { path: { id: 0 } }, 400, 'Dados inválidos.'],
  ['deleteCourse', { path: { id: 99 } }, 404, 'Curso não encontrado.'],
  ['listModules', { path: { courseId: 1 } }, 200],
  ['listModules', { path: { courseId: 'x' } }, 400, 'Dados inválidos.'],
  ['listModules', { path: { courseId: 99 } }, 404, 'Curso não encontrado.'],
  ['readModule', { path: { id: 1 } }, 200],
  ['readModule', { path: { id: 'x' } }, 400, 'Dados inválidos.'],
  ['readModule', { path: { id: 99 } }, 404, 'Módulo não encontrado.'],
  ['createModule', { body: module }, 201],
  ['createModule', { body: { ...module, title: ' ' } }, 400, 'Título é obrigatório.'],
  ['createModule', { body: { ...module, position: 0 } }, 400, 'Posição deve ser no mínimo 1.'],
  ['createModule', { body: { ...module, course_id: 99 } }, 404, 'Curso não encontrado.'],
  ['updateModule', { path: { id: 1 }, body: module }, 200],
  ['updateModule', { path: { id: 1 }, body: { ...module, title: ' ' } }, 400, 'Título é obrigatório.'],
  ['updateModule', { path: { id: 1 }, body: { ...module, position: -3 } }, 400, 'Posição deve ser no mínimo 1.'],
  ['updateModule', { path: { id: 1 }, body: { ...module, course_id: 2 } }, 400, 'Dados inválidos.'],
  ['updateModule', { path: { id: 99 }, body: module }, 404, 'Módulo não encontrado.'],
  ['deleteModule', { path: { id: 1 } }, 200],
  ['deleteModule', { path: { id: 'x' } }, 400, 'Dados inválidos.'],
  ['deleteModule', { path: { id: 99 } }, 404, 'Módulo não encontrado.'],
  ['listLessons', { path: { moduleId: 1 } }, 200],
  ['listLessons', { path: { moduleId: 'x' } }, 400, 'Dados inválidos.'],
  ['listLessons', { path: { moduleId: 99 } }, 404, 'Módulo não encontrado.'],
  ['readAdminLesson', { path: { id: 1 } }, 200],
  ['readAdminLesson', { path: { id: 'x' } }, 400, 'Dados inválidos.'],
  ['readAdminLesson', { path: { id: 999 } }, 404, 'Aula não encontrada.'],
  ['createLesson', { body: lesson }, 201],
  ['createLesson', { body: { ...lesson, title: ' ' } }, 400, 'Título é obrigatório.'],
  ['createLesson', { body: { ...lesson, position: 0 } }, 400, 'Dados inválidos.'],
  ['createLesson', { body: { ...lesson, video_url: 'vimeo.com/1' } }, 400, 'Link inválido.'],
  ['createLesson', { body: { ...lesson, video_url: 'https://?' } }, 400, 'Link inválido.'],
  ['createLesson', { body: { ...lesson, resource_url: 'https://a.br, javascript:x' } }, 400, 'Link inválido.'],
  ['createLesson', { body: { title: 'Aula' } }, 400, 'Dados inválidos.'],
  ['createLesson', { body: { ...lesson, module_id: 99 } }, 404, 'Módulo não encontrado.'],
  ['updateLesson', { path: { id: 1 }, body: { published: 0 } }, 200],
  ['updateLesson', { path: { id: 1 }, body: {} }, 400, 'Dados inválidos.'],
  ['updateLesson', { path: { id: 1 }, body: { novo: 1 } }, 400, 'Dados inválidos.'],
  ['updateLesson', { path: { id: 1 }, body: { title: '' } }, 400, 'Título é obrigatório.'],
  ['updateLesson', { path: { id: 1 }, body: { position: 0 } }, 400, 'Dados inválidos.'],
  ['updateLesson', { path: { id: 1 }, body: { published: 2 } }, 400, 'Dados inválidos.'],
  ['updateLesson', { path: { id: 1 }, body: { resource_url: 'https://a.br, https://?' } }, 400, 'Link inválido.'],
  ['updateLesson', { path: { id: 1 }, body: { module_id: 3 } }, 400, 'Dados inválidos.'],
  ['updateLesson', { path: { id: 999 }, body: { published: 1 } }, 404, 'Aula não encontrada.'],
  ['deleteLesson', { path: { id: 1 } }, 200],
  ['deleteLesson', { path: { id: 'x' } }, 400, 'Dados inválidos.'],
  ['deleteLesson', { path: { id: 999 } }, 404, 'Aula não encontrada.'],
];

it.each(answers)('%s of %j is %i', async (operation, request, status, error) => {
  const answer = await startMock().call(operation, { as: 'admin', ...request });
  expect(answer).toMatchObject(error === undefined ? { status } : { status, body: { error } });
});

const allowed = answers.filter(([, , status]) => status < 300);

it.each(allowed)('%s of %j is for administrators only, and changes nothing for others', async (operation, request) => {
  const mock = startMock();
  const before = JSON.stringify(mock.db());
  expect(await mock.call(operation, request)).toMatchObject({
    status: 401,
    body: { error: 'Sessão inválida ou expirada.' },
  });
  expect(await mock.call(operation, { as: 'ativa', ...request })).toMatchObject({
    status: 403,
    body: { error: 'Acesso restrito a administradores.' },
  });
  expect(JSON.stringify(mock.db())).toBe(before);
});

describe('what is stored', () => {
  it('of a course: outer blanks of the title go, empty texts are null, and an update replaces everything', async () => {
    const mock = startMock();
    const body = { title: ' Novo curso ', description: '', content: 'Sobre', is_premium: 1 };
    const created = await mock.call('createCourse', { as: 'admin', body });
    expect(created.body).toEqual({ id: 9, title: 'Novo curso', description: null, content: 'Sobre', is_premium: 1 });
    const updated = await mock.call('updateCourse', { as: 'admin', path: { id: 9 }, body: course });
    expect(updated.body).toEqual({ id: 9, title: 'Curso', description: null, content: null, is_premium: 0 });
    expect(await mock.call('readAdminCourse', { as: 'admin', path: { id: 9 } })).toEqual(updated);
  });

  it('of a module: a missing position is 1', async () => {
    const mock = startMock();
    const { body } = await mock.call('createModule', { as: 'admin', body: { ...module, description: '' } });
    expect(body).toEqual({ id: 16, course_id: 1, title: 'Módulo', description: null, position: 1 });
    const moved = await mock.call('updateModule', {
      as: 'admin',
      path: { id: 16 },
      body: { ...module, title: 'B', position: 4 },
    });
    expect(moved.body).toEqual({ id: 16, course_id: 1, title: 'B', description: null, position: 4 });
  });

  it('of a lesson: required, unpublished and first by default', async () => {
    const mock = startMock();
    const { body } = await mock.call('createLesson', {
      as: 'admin',
      body: { ...lesson, content: '', video_url: '', resource_url: ' , ' },
    });
    const empty = { content: null, video_url: null, resource_url: null };
    expect(body).toMatchObject({
      module_id: 1,
      course_id: 1,
      title: 'Aula',
      position: 1,
      is_required: 1,
      published: 0,
      ...empty,
    });
  });

  it('of a part of a lesson: what is not sent stays, null clears', async () => {
    const mock = startMock();
    const read = () => mock.call('readAdminLesson', { as: 'admin', path: { id: 1 } });
    const before = { ...mock.db().lessons.find((row) => row.id === 1) };
    const change = (body: object) => mock.call('updateLesson', { as: 'admin', path: { id: 1 }, body });
    expect((await change({ published: 0 })).body).toEqual({ ...before, published: 0 });
    expect((await change({ video_url: null, module_id: 2, novo: 1 })).body).toEqual({
      ...before,
      published: 0,
      video_url: null,
      module_id: 2,
    });
    expect((await read()).body).toMatchObject({ published: 0, video_url: null, module_id: 2 });
  });
});

it('covers every status of the contract', () => {
  expect(untestedStatuses('admin')).toEqual([]);
});
