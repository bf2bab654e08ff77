import { afterAll, describe, expect, it, vi } from 'vitest';
import { createApi } from './client.ts';
import type { Drift } from './drift.ts';
import { failureOf } from './testFailureOf.ts';

let answer: () => Response;
vi.stubGlobal('fetch', () => Promise.resolve(answer()));
afterAll(() => vi.unstubAllGlobals());

const session = { token: () => 't-1', end: () => false };
const api = (onDrift?: (drift: Drift) => void) =>
  createApi({ baseUrl: 'http://portal.test/api', session, ...(onDrift && { onDrift }) });

describe('an error with more than its text', () => {
  const preview = {
    id: 1,
    title: 'Curso',
    is_premium: 1,
    modules: [],
    userIsSubscriber: false,
    error: 'Assinatura ativa necessária.',
  };

  it('becomes the typed error: the preview of a blocked course', async () => {
    answer = () => Response.json(preview, { status: 403 });
    const { error } = await api().GET('/courses/{id}', { params: { path: { id: 1 } } });
    expect(error && 'modules' in error ? error.title : null).toBe('Curso');
  });

  it.each([
    ['without an error', { id: 1, title: 'Curso', modules: [{ title: 'A' }] }],
    ['with no more than a title', { title: 'Curso' }],
    ['with lists of another form', { id: 1, title: 'Curso', modules: 'x', error: 'Não.' }],
    ['with null lists', { id: 1, title: 'Curso', modules: [{ title: 'A', lessons: null }] }],
  ])('is a preview %s too', async (_name, body) => {
    answer = () => Response.json(body, { status: 403 });
    const { error } = await api().GET('/courses/{id}', { params: { path: { id: 1 } } });
    expect(error && 'modules' in error ? error.title : null).toBe('Curso');
  });

  it('is thrown without it', async () => {
    answer = () => Response.json({ error: 'Acesso negado.' }, { status: 403 });
    const failure = await failureOf(api().GET('/courses/{id}', { params: { path: { id: 1 } } }));
    expect([failure.status, failure.text]).toEqual([403, 'Acesso negado.']);
  });

  it.each([
    ['of a framework', { statusCode: 403, message: 'Forbidden resource', error: 'Acesso negado.' }],
    ['with the usual fields', { error: 'Acesso negado.', code: 'acesso_negado', fields: [] }],
  ])('is a plain error %s, and no deviation', async (_name, body) => {
    answer = () => Response.json(body, { status: 403 });
    const onDrift = vi.fn<(drift: Drift) => void>();
    const failure = await failureOf(api(onDrift).GET('/courses/{id}', { params: { path: { id: 1 } } }));
    expect([failure.status, failure.text]).toEqual([403, 'Acesso negado.']);
    expect(onDrift).not.toHaveBeenCalled();
  });

  it('is a failure with status 200 too, whatever else the server adds', async () => {
    answer = () => Response.json({ status: 500, error: 'Erro interno do servidor.' });
    expect((await failureOf(api().GET('/minhas-indicacoes'))).text).toBe('Erro interno do servidor.');
  });
});
