import { afterAll, describe, expect, it, vi } from 'vitest';
import { createApi } from './client.ts';
import { failureReason, failureText } from './failure.ts';
import { failureOf } from './testFailureOf.ts';

/** Some servers answer an error with a 200 and an `error` in the body. */
let answer: () => Response;
vi.stubGlobal('fetch', () => Promise.resolve(answer()));
afterAll(() => vi.unstubAllGlobals());

const api = createApi({ baseUrl: 'http://portal.test/api', session: { token: () => 't-1', end: () => false } });

const saveProfile = () => api.PUT('/perfil', { body: { name: 'A', email: 'a@b.br' } });

describe('a 2xx that is a refusal', () => {
  it.each([200, 201])('%i with nothing but an error has failed, in its words', async (status) => {
    answer = () => Response.json({ error: 'E-mail já cadastrado.' }, { status });
    const texts = { fallback: 'Erro ao atualizar perfil.' };
    expect(failureText(await failureOf(saveProfile()), texts)).toBe('E-mail já cadastrado.');
    const login = await failureOf(api.POST('/login', { body: { email: 'a@b.br', password: 'x' } }));
    expect(failureText(login, { fallback: 'Erro ao fazer login.' })).toBe('E-mail já cadastrado.');
    expect(failureReason(await failureOf(api.GET('/assinatura/pagamentos')))).toBe('E-mail já cadastrado.');
  });

  it.each(['', '  ', null, {}, 7])('is an answer when its error is empty: %j', async (error) => {
    answer = () => Response.json({ error });
    expect((await saveProfile()).response.ok).toBe(true);
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
