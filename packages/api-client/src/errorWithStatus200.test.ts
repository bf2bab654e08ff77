import { afterAll, describe, expect, it, vi } from 'vitest';
import { createApi } from './client.ts';
import { failureReason, failureText } from './failure.ts';
import { credentials } from './testData.ts';
import { failureOf } from './testFailureOf.ts';

/** Some servers answer an error with a 200 and an `error` in the body. */
let answer: () => Response;
vi.stubGlobal('fetch', () => Promise.resolve(answer()));
afterAll(() => vi.unstubAllGlobals());

const api = createApi({ baseUrl: 'http://portal.test/api', session: { token: () => 't-1', end: () => false } });

const saveLesson = () => api.PUT('/admin/lessons/{id}', { params: { path: { id: 1 } }, body: { title: 'A' } });

describe('a 2xx that reports an error', () => {
  it.each([200, 201])('%i with nothing but an error has failed, in its words', async (status) => {
    answer = () => Response.json({ error: 'Título é obrigatório.' }, { status });
    const texts = { fallback: 'Could not save.' };
    expect(failureText(await failureOf(saveLesson()), texts)).toBe('Título é obrigatório.');
    const login = await failureOf(api.POST('/login', { body: credentials }));
    expect(failureText(login, { fallback: 'Erro ao fazer login.' })).toBe('Título é obrigatório.');
    expect(failureReason(await failureOf(api.GET('/assinatura/pagamentos')))).toBe('Título é obrigatório.');
  });

  it.each(['', '  ', null, {}, 7])('is an answer when its error is empty: %j', async (error) => {
    answer = () => Response.json({ error });
    expect((await saveLesson()).response.ok).toBe(true);
  });

  it.each([{ success: true }, { success: true, completed_at: null }])(
    'is an answer when it also says success: %j',
    async (body) => {
      answer = () => Response.json({ ...body, error: 'Um aviso.' });
      const path = '/user/courses/{courseId}/lessons/{lessonId}/progress';
      const { data } = await api.GET(path, { params: { path: { courseId: 1, lessonId: 2 } } });
      expect(data).toMatchObject({ success: true, completed_at: null });
    },
  );

  it('is an answer when the promised fields are present too', async () => {
    answer = () => Response.json({ message: 'Feito.', preview_url: null, error: 'Um aviso.' });
    expect((await api.POST('/recuperar-senha', { body: { email: 'a@b.br' } })).data?.message).toBe('Feito.');
  });
});
