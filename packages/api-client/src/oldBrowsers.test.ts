import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './client.ts';
import { failureOf } from './testFailureOf.ts';

const api = (timeout?: number) =>
  createApi({ baseUrl: 'http://portal.test/api', timeout, session: { token: () => 't-1', end: () => false } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call in the oldest supported browsers', () => {
  it('is answered without AbortSignal.any', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"user":{"id":2,"name":"Ana","email":"a@b.br","is_admin":false}}')),
    );
    await expect(api().GET('/perfil')).resolves.toHaveProperty('data');
  });
});

describe('the timer of a call', () => {
  it.each([
    [
      'an answer',
      () => Promise.resolve(new Response('{"user":{"id":2,"name":"Ana","email":"a@b.br","is_admin":false}}')),
    ],
    ['an answer without a body', () => Promise.resolve(new Response(null, { status: 204 }))],
    ['an error', () => Promise.resolve(new Response('{"error":"Não"}', { status: 403 }))],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('ends with %s, so that a script can end', async (_name, fetch) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', fetch);
    await api()
      .GET('/perfil')
      .catch(() => undefined);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it('ends with the one reading of the answer, which a copy would hold twice', async () => {
    const clone = vi.spyOn(Response.prototype, 'clone');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
    await expect(api().GET('/courses')).resolves.toHaveProperty('data', []);
    expect(clone).not.toHaveBeenCalled();
  });

  it('also ends a body that never arrives whole', async () => {
    vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
          }),
        ),
      ),
    );
    expect((await failureOf(api(20).GET('/perfil'))).kind).toBe('connection');
  });

  it('leaves the caller able to cancel', async () => {
    const caller = new AbortController();
    vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
      const response = new Promise<Response>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError'))),
      );
      caller.abort();
      return response;
    });
    expect((await failureOf(api().GET('/perfil', { signal: caller.signal }))).kind).toBe('connection');
  });
});
