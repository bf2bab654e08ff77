import type { OperationId } from '@raiz/contract';
import { expect, it } from 'vitest';
import { startMock, untestedStatuses, type TestRequest, type Person } from '../shared/testMock.ts';

/** Ids of courses in the seed. */
const free = 1;
const prospecting = 2;
const leadership = 3;
const marketing = 4;

const noSession = 'Sessão inválida ou expirada.';

/** Every operation with each status it declares: operation, caller, input, status, error text. */
const answers: [OperationId, Person | undefined, TestRequest, number, string?][] = [
  ['listCourses', undefined, {}, 200],
  ['readCourse', undefined, { path: { id: leadership } }, 200],
  ['readCourse', 'ativa', { path: { id: leadership } }, 200],
  ['readCourse', 'ativa', { path: { id: 'x' } }, 400, 'Dados inválidos.'],
  ['readCourse', undefined, { path: { id: 99 } }, 404, 'Curso não encontrado.'],
  ['readCourse', 'inativa', { path: { id: leadership } }, 403, 'Assinatura ativa necessária.'],
  ['listMyCourses', 'ativa', { query: { user_id: 2 } }, 200],
  ['listMyCourses', undefined, { query: { user_id: 2 } }, 401, noSession],
  ['listMyCourses', 'ativa', {}, 400, 'Dados inválidos.'],
  ['listMyCourses', 'ativa', { query: { user_id: 3 } }, 403, 'Acesso negado.'],
  ['listMyCourses', 'admin', { query: { user_id: 2 } }, 403, 'Acesso negado.'],
  ['enrollInCourse', 'ativa', { path: { id: free }, body: { user_id: 2 } }, 201],
  ['enrollInCourse', undefined, { path: { id: free }, body: { user_id: 2 } }, 401, noSession],
  ['enrollInCourse', 'ativa', { path: { id: free }, body: {} }, 400, 'Dados inválidos.'],
  ['enrollInCourse', 'ativa', { path: { id: free }, body: { user_id: 3 } }, 403, 'Acesso negado.'],
  ['enrollInCourse', 'ativa', { path: { id: 99 }, body: { user_id: 2 } }, 404, 'Curso não encontrado.'],
  ['enrollInCourse', 'ativa', { path: { id: prospecting }, body: { user_id: 2 } }, 409, 'Já inscrito neste curso.'],
  [
    'enrollInCourse',
    'inativa',
    { path: { id: marketing }, body: { user_id: 5 } },
    403,
    'Assinatura ativa necessária para este curso.',
  ],
  ['enrollInCourse', 'inativa', { path: { id: leadership }, body: { user_id: 5 } }, 409, 'Já inscrito neste curso.'],
  ['abandonCourse', 'ativa', { path: { courseId: prospecting } }, 200],
  ['abandonCourse', undefined, { path: { courseId: prospecting } }, 401, noSession],
  ['abandonCourse', 'ativa', { path: { courseId: 0 } }, 400, 'Dados inválidos.'],
  ['abandonCourse', 'ativa', { path: { courseId: free } }, 404, 'Inscrição não encontrada.'],
  ['abandonCourse', 'ativa', { path: { courseId: 99 } }, 404, 'Inscrição não encontrada.'],
  ['readLesson', 'ativa', { path: { id: 1 } }, 200],
  ['readLesson', 'inativa', { path: { id: 10 } }, 403, 'Assinatura ativa necessária.'],
  ['readLesson', undefined, { path: { id: 1 } }, 401, noSession],
  ['readLesson', 'ativa', { path: { id: '1e2' } }, 400, 'Dados inválidos.'],
  ['readLesson', 'ativa', { path: { id: 999 } }, 404, 'Aula não encontrada.'],
  ['listOrderedLessons', 'ativa', { path: { courseId: free } }, 200],
  ['listOrderedLessons', undefined, { path: { courseId: free } }, 401, noSession],
  ['listOrderedLessons', 'ativa', { path: { courseId: -1 } }, 400, 'Dados inválidos.'],
  ['listOrderedLessons', 'ativa', { path: { courseId: 99 } }, 404, 'Curso não encontrado.'],
  ['listMyCertificates', 'ativa', { query: { user_id: 2 } }, 200],
  ['listMyCertificates', undefined, { query: { user_id: 2 } }, 401, noSession],
  ['listMyCertificates', 'ativa', { query: { user_id: 'eu' } }, 400, 'Dados inválidos.'],
  ['listMyCertificates', 'admin', { query: { user_id: 2 } }, 403, 'Acesso negado.'],
];

const progressCalls = ['readLessonProgress', 'markLessonComplete', 'unmarkLessonComplete'] as const;

it.each(answers)('%s by %s of %j is %i', async (operation, as, request, status, error) => {
  const answer = await startMock().call(operation, { as, ...request });
  expect(answer).toMatchObject(error === undefined ? { status } : { status, body: { error } });
});

it.each(progressCalls)('%s of a lesson under way, and what it refuses', async (operation) => {
  const mock = startMock();
  const path = { courseId: prospecting, lessonId: 4 };
  expect(await mock.call(operation, { as: 'ativa', path })).toMatchObject({ status: 200, body: { success: true } });
  expect(await mock.call(operation, { path })).toMatchObject({ status: 401, body: { error: noSession } });
  expect(await mock.call(operation, { as: 'ativa', path: { courseId: 'a', lessonId: 1 } })).toMatchObject({
    status: 400,
  });
  expect(await mock.call(operation, { as: 'ativa', path: { courseId: 1, lessonId: 99 } })).toMatchObject({
    status: 404,
  });
});

it('refuses a mark without an enrolment', async () => {
  const request = { as: 'ativa', path: { courseId: free, lessonId: 1 } } as const;
  expect(await startMock().call('markLessonComplete', request)).toMatchObject({
    status: 403,
    body: { success: false },
  });
});

it('refuses an invalid token only where the operation declares it', async () => {
  const mock = startMock((db) => {
    db.sessions = [];
  });
  expect(await mock.call('readCourse', { as: 'ativa', path: { id: free } })).toMatchObject({
    status: 401,
    body: { error: noSession },
  });
  expect(await mock.call('listCourses', { as: 'ativa' })).toMatchObject({ status: 200 });
});

it('covers every status of the contract', () => {
  expect(untestedStatuses('learning')).toEqual([]);
});
