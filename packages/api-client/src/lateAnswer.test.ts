import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from './client.ts';
import { toFailure } from './failure.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A client whose session changes while the server answers. */
function changing(next: string | null, answer: () => Response) {
  let token: string | null = 'old';
  const onForbidden = vi.fn();
  vi.stubGlobal('fetch', async () => {
    token = next;
    return answer();
  });
  const session = { token: () => token, end: () => false };
  return { onForbidden, client: createApi({ baseUrl: 'http://portal.test/api', session, onForbidden }) };
}

const caught = (call: Promise<unknown>) => call.then(() => null, toFailure);

it('discards the answer of a session that another one has replaced', async () => {
  const { client } = changing('new', () => Response.json({ conta: null }));
  const failure = await caught(client.GET('/perfil/minha-conta-bancaria'));
  expect(failure).toMatchObject({ kind: 'connection', text: null });
});

it('discards the answer of a session that has ended', async () => {
  const { client } = changing(null, () => Response.json({ id: 1 }));
  expect(
    await caught(client.PUT('/admin/lessons/{id}', { params: { path: { id: 1 } }, body: { title: 'A' } })),
  ).not.toBeNull();
});

it('does not report a 403 of an earlier session', async () => {
  const { client, onForbidden } = changing('new', () =>
    Response.json({ error: 'Só para administradores.' }, { status: 403 }),
  );
  await caught(client.GET('/admin/courses'));
  expect(onForbidden).not.toHaveBeenCalled();
});

it('returns the answer while the session is the same', async () => {
  const { client, onForbidden } = changing('old', () => Response.json({}, { status: 403 }));
  expect(await caught(client.GET('/admin/courses'))).toMatchObject({ kind: 'server', status: 403 });
  expect(onForbidden).toHaveBeenCalledTimes(1);
});
