import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './client.ts';
import { driftText, type Drift } from './drift.ts';
import { failureReason, failureText } from './failure.ts';
import { credentials } from './testData.ts';
import { failureOf } from './testFailureOf.ts';

const profile = { user: { id: 2, name: 'Mariana Souza', email: 'ativa@exemplo.com.br', is_admin: false } };

function fakeSession(token: string | null) {
  const state = { token };
  return {
    token: () => state.token,
    replace: (next: string) => {
      state.token = next;
    },
    end: vi.fn((only?: string) => {
      if (state.token === null || (only !== undefined && only !== state.token)) return false;
      state.token = null;
      return true;
    }),
  };
}

const sent: Request[] = [];
let answer: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    sent.push(request);
    init?.signal?.throwIfAborted();
    return answer(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

function api(options: Parameters<typeof createApi>[0] = {}) {
  return createApi({ baseUrl: 'http://portal.test/api', session: fakeSession('t-1'), ...options });
}

describe('the token', () => {
  it('is sent with every call but the six public ones', async () => {
    answer = () => Response.json(profile);
    await api().GET('/perfil');
    answer = () => Response.json({ token: 'new' });
    await api().POST('/login', { body: credentials });
    expect(sent.map((request) => request.headers.get('Authorization'))).toEqual(['Bearer t-1', null]);
  });

  it('is left out for a visitor', async () => {
    answer = () => Response.json([]);
    await api({ session: fakeSession(null) }).GET('/courses');
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('a 401', () => {
  const unauthorized = () => Response.json({ error: 'Sessão inválida ou expirada.' }, { status: 401 });

  it('ends the session', async () => {
    answer = unauthorized;
    const session = fakeSession('t-1');
    await failureOf(api({ session }).GET('/perfil'));
    expect(session.token()).toBeNull();
  });

  it('keeps the session of a newer login', async () => {
    const session = fakeSession('old');
    answer = () => {
      session.replace('new');
      return unauthorized();
    };
    await failureOf(api({ session }).GET('/perfil'));
    expect(session.token()).toBe('new');
  });

  it('on a wrong login is a failure with the server text', async () => {
    answer = () => Response.json({ error: 'E-mail ou senha incorretos.' }, { status: 401 });
    const session = fakeSession('t-1');
    const failure = await failureOf(api({ session }).POST('/login', { body: credentials }));
    expect(failureText(failure, { fallback: 'Erro ao fazer login.' })).toBe('E-mail ou senha incorretos.');
    expect(session.end).not.toHaveBeenCalled();
  });
});

describe('every answer becomes data or a failure', () => {
  it('gives the data', async () => {
    answer = () => Response.json(profile);
    const { data } = await api().GET('/perfil');
    expect(data?.user.name).toBe('Mariana Souza');
  });

  it('reads the progress to the next level as an object, a list or null', async () => {
    const step = { descricao: 'Faltam 2 indicados ativos.', resumo: null, status: 'em_andamento' };
    for (const progress of [step, [step, step], [], null]) {
      answer = () => Response.json({ nivel_atual: 'Gold', progresso_proximo: progress, indicados: [] });
      const { data } = await api().GET('/qualificacoes');
      expect(data?.progresso_proximo).toEqual(progress);
    }
    answer = () => Response.json({ nivel_atual: 'Gold', progresso_proximo: [step, null], indicados: [] });
    expect((await api().GET('/qualificacoes')).data?.progresso_proximo).toEqual([step, null]);
  });

  it.each([
    ['an HTML page', () => new Response('<h1>ok</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['broken JSON', () => new Response('{"user":')],
    ['an empty body', () => new Response(null)],
    ['null', () => Response.json(null)],
    ['another container', () => Response.json([profile])],
    ['an object without the one that was promised', () => Response.json({ name: 'x' })],
  ])('%s is a failure of shape', async (_name, response) => {
    answer = response;
    expect((await failureOf(api().GET('/perfil'))).kind).toBe('shape');
  });

  it.each([
    ['missing', { ...profile.user, name: undefined }],
    ['null', { ...profile.user, name: null }],
    ['of another type', { ...profile.user, name: { first: 'x' } }],
  ])('a field that is %s is unknown, and reported once', async (_name, user) => {
    answer = () => Response.json({ user });
    const onDrift = vi.fn<(drift: Drift) => void>();
    const client = api({ onDrift });
    expect((await client.GET('/perfil')).data?.user).toEqual({ ...profile.user, phone: null, name: null });
    await client.GET('/perfil');
    expect(onDrift.mock.calls.map(([drift]) => driftText(drift))).toEqual([
      expect.stringMatching(/^GET \/perfil: user\.name should be (present|text)$/),
    ]);
  });

  it.each([
    ['a web page', () => new Response('<h1>ok</h1>', { headers: { 'Content-Type': 'text/html' } }), 'shape'],
    ['a page that does not say so', () => new Response('<!doctype html>'), 'shape'],
    ['an empty body', () => new Response(null), null],
    ['nothing of note', () => Response.json({}), null],
    ['a word', () => new Response('OK'), null],
  ])('%s as the answer to a write', async (_name, response, kind) => {
    answer = response;
    const call = api().DELETE('/user/courses/{courseId}', { params: { path: { courseId: 1 } } });
    if (kind === null) await expect(call).resolves.toBeDefined();
    else expect((await failureOf(call)).kind).toBe(kind);
  });

  it.each([
    ['with a text', { error: 'Sem sorte.' }, 'Sem sorte.', 'Sem sorte.'],
    ['without one', {}, 'Erro ao carregar perfil.', 'HTTP\u00A0500'],
    ['with a blank one', { error: ' ' }, 'Erro ao carregar perfil.', 'HTTP\u00A0500'],
    ['with an object for a text', { error: {} }, 'Erro ao carregar perfil.', 'HTTP\u00A0500'],
  ])('an error status %s', async (_name, body, text, reason) => {
    answer = () => Response.json(body, { status: 500 });
    const failure = await failureOf(api().GET('/perfil'));
    expect(failureText(failure, { fallback: 'Erro ao carregar perfil.' })).toBe(text);
    expect(failureReason(failure)).toBe(reason);
  });

  it('a lost connection shows the sentence for it', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const failure = await failureOf(api().GET('/perfil'));
    expect(failureText(failure, { fallback: 'Erro.', connection: 'Erro de conexão.' })).toBe('Erro de conexão.');
    expect(failureText(failure, { fallback: 'Erro.' })).toBe('Erro.');
    expect(failureReason(failure)).toBe('falha de conexão');
  });

  it('a late answer is a lost connection', async () => {
    vi.stubGlobal(
      'fetch',
      (_request: Request, init: RequestInit) =>
        new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    expect((await failureOf(api({ timeout: 20 }).GET('/perfil'))).kind).toBe('connection');
  });

  it('an incomplete body is a lost connection', async () => {
    answer = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
    expect((await failureOf(api().GET('/perfil'))).kind).toBe('connection');
  });
});

describe('writes', () => {
  const mark = (client: ReturnType<typeof api>) =>
    client.POST('/user/courses/{courseId}/lessons/{lessonId}/progress', {
      params: { path: { courseId: 1, lessonId: 2 } },
    });

  it('accept any 2xx where the body is not needed', async () => {
    answer = () => new Response(null, { status: 204 });
    expect(
      (await api().PUT('/admin/lessons/{id}', { params: { path: { id: 1 } }, body: { title: 'A' } })).response.ok,
    ).toBe(true);
    for (const body of ['OK', '{"success": tr', '']) {
      answer = () => new Response(body);
      expect((await mark(api())).response.ok).toBe(true);
    }
    answer = () => new Response('<!doctype html><title>Portal</title>');
    expect((await failureOf(mark(api()))).kind).toBe('shape');
  });

  it('fail when they answer success false', async () => {
    answer = () => Response.json({ success: false, error: 'Aula não encontrada.' });
    expect((await failureOf(mark(api()))).text).toBe('Aula não encontrada.');
  });

  it('must have their shape where the body is needed', async () => {
    answer = () => Response.json({});
    expect((await failureOf(api().POST('/login', { body: credentials }))).kind).toBe('shape');
  });
});
