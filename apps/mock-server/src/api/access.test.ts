import { isDeclaredStatus, operations, type OperationId } from '@raiz/contract';
import { describe, expect, it } from 'vitest';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { createMockApi } from '../createMockApi.ts';
import { testRequest } from '../shared/testRequest.ts';

const ids = Object.keys(operations).filter((id): id is OperationId => id in operations);

/** Calls one operation without values and body, in a mock where Mariana is logged in. */
async function answerTo(id: OperationId, headers: Record<string, string>, blocked = false) {
  const seed = seedDatabase(new Date());
  seed.sessions.push({ token: 'mariana', user_id: 2 }, { token: 'orphan', user_id: 999 });
  for (const user of seed.users) user.blocked = blocked;
  const { method, path } = operations[id];
  const request = testRequest(`${method} /api${path.replace(/\{\w+\}/g, '1')}`, { headers });
  const response = await createMockApi({ seed }).fetch(request);
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, body, headers: response.headers };
}

const noSession = { status: 401, body: { error: 'Sessão inválida ou expirada.', code: 'sessao_invalida' } };
const adminsOnly = { status: 403, body: { error: 'Acesso restrito a administradores.', code: 'acesso_restrito' } };
const denied = { status: 403, body: { error: 'Acesso negado.', code: 'acesso_negado' } };

const tokenless = ids.filter((id) => operations[id].access === 'public' || operations[id].access === 'optional');
const closed = ids.filter((id) => operations[id].access === 'member' || operations[id].access === 'admin');
/** The calls of the profile answer 403 to a blocked account: `docs/api-decisions.md#blocked-accounts`. */
const ofProfile = /^\/(?:perfil|meu-indicador|meu-link)\b/;

describe.each(closed)('%s', (id) => {
  const isAdmins = operations[id].access === 'admin';

  it.each([
    ['no token', {}],
    ['a junk token', { Authorization: 'Bearer junk' }],
    ['an unknown token', { Authorization: 'Bearer orphan' }],
    ['another scheme', { Authorization: 'Basic mariana' }],
    ['a bare token', { Authorization: 'mariana' }],
    ['an empty token', { Authorization: 'Bearer ' }],
  ])('rejects %s before it checks anything else', async (_, headers) => {
    const answer = await answerTo(id, headers);
    expect(answer).toMatchObject(noSession);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it(`${isAdmins ? 'rejects' : 'accepts'} a member`, async () => {
    const answer = await answerTo(id, { Authorization: 'Bearer mariana' });
    if (isAdmins) expect(answer).toMatchObject(adminsOnly);
    else expect(answer.status).not.toBe(401);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('rejects a blocked account', async () => {
    const answer = await answerTo(id, { Authorization: 'bearer mariana' }, true);
    expect(answer).toMatchObject(ofProfile.test(operations[id].path) ? denied : noSession);
  });
});

describe.each(tokenless)('%s', (id) => {
  it('requires no token', async () => {
    const answer = await answerTo(id, {});
    expect(answer.body).not.toEqual(noSession.body);
    expect(isDeclaredStatus(id, answer.status)).toBe(true);
  });

  const rejectsBadTokens = id === 'readCourse';

  it(`${rejectsBadTokens ? 'rejects' : 'ignores'} a bad one`, async () => {
    const answer = await answerTo(id, { Authorization: 'Bearer junk' });
    if (rejectsBadTokens) expect(answer).toMatchObject(noSession);
    else expect(answer.status).not.toBe(401);
  });
});
