import { describe, expect, it } from 'vitest';
import { startMock, type TestMock } from '../shared/testMock.ts';

const ativa = 'ativa@exemplo.com.br';

function logIn(mock: TestMock, password: string, email = ativa) {
  return mock.call('logIn', { body: { email, password } });
}

function resetTokens(mock: TestMock): string[] {
  return mock
    .db()
    .mailTokens.filter((row) => row.purpose === 'reset')
    .map((row) => row.token);
}

describe('login', () => {
  it('opens a new session each time, with an unguessable token', async () => {
    const mock = startMock();
    const [one, other] = [await logIn(mock, 'portal123'), await logIn(mock, 'portal123')];
    expect(one.body).toEqual({ token: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(one.body).not.toEqual(other.body);
    expect(mock.db().sessions.filter((row) => row.user_id === 2)).toHaveLength(3);
  });

  it('opens a session for 30 days', async () => {
    const mock = startMock();
    mock.setNow(new Date(2026, 10, 1, 12));
    await logIn(mock, 'portal123');
    mock.db().sessions = mock
      .db()
      .sessions.slice(-1)
      .map((row) => ({ ...row, token: 'token-ativa' }));
    const read = () => mock.call('readProfile', { as: 'ativa' });
    mock.setNow(new Date(2026, 11, 1, 11, 59));
    expect((await read()).status).toBe(200);
    mock.setNow(new Date(2026, 11, 1, 12));
    expect((await read()).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const message = 'Se o e-mail estiver cadastrado, enviaremos um link de redefinição.';

  it('has one text for known and unknown addresses, and a mail for known ones', async () => {
    const mock = startMock();
    const unknown = await mock.call('requestPasswordReset', { body: { email: 'ninguem@exemplo.com.br' } });
    const known = await mock.call('requestPasswordReset', { body: { email: ativa } });
    expect(unknown.body).toEqual({ message });
    expect(known.body).toEqual({ message, preview_url: expect.stringContaining('https://portal.test/__mock/mails/') });
    const [token] = resetTokens(mock);
    expect(mock.db().mails.at(-1)).toMatchObject({
      to: ativa,
      action: { href: `/redefinir-senha?token=${token ?? ''}&email=${encodeURIComponent(ativa)}` },
    });
  });

  it('is replaced by the link, once, and every session of the person ends', async () => {
    const mock = startMock();
    await mock.call('requestPasswordReset', { body: { email: ativa } });
    const [token] = resetTokens(mock);
    expect((await mock.call('resetPassword', { body: { token, novaSenha: 'outra' } })).status).toBe(200);
    expect((await mock.call('readProfile', { as: 'ativa' })).status).toBe(401);
    expect((await mock.call('readProfile', { as: 'teste' })).status).toBe(200);
    expect([(await logIn(mock, 'portal123')).status, (await logIn(mock, 'outra')).status]).toEqual([401, 200]);
    expect((await mock.call('resetPassword', { body: { token, novaSenha: 'terceira' } })).status).toBe(400);
  });

  it("makes the person's other links useless, not those of others", async () => {
    const mock = startMock();
    for (const email of [ativa, 'teste@exemplo.com.br', ativa])
      await mock.call('requestPasswordReset', { body: { email } });
    const [first, others, second] = resetTokens(mock);
    expect((await mock.call('resetPassword', { body: { token: second, novaSenha: 'a' } })).status).toBe(200);
    expect((await mock.call('resetPassword', { body: { token: first, novaSenha: 'b' } })).status).toBe(400);
    expect((await mock.call('resetPassword', { body: { token: others, novaSenha: 'c' } })).status).toBe(200);
  });

  it('keeps its link for an hour', async () => {
    const mock = startMock();
    for (let at = 0; at < 2; at += 1) await mock.call('requestPasswordReset', { body: { email: ativa } });
    const [early, late] = resetTokens(mock);
    mock.setNow(new Date(2026, 10, 21, 13));
    expect((await mock.call('resetPassword', { body: { token: late, novaSenha: 'a' } })).status).toBe(400);
    mock.setNow(new Date(2026, 10, 21, 12, 59, 59));
    expect((await mock.call('resetPassword', { body: { token: early, novaSenha: 'a' } })).status).toBe(200);
  });

  it('is not replaced by the link of a confirmation', async () => {
    const mock = startMock();
    const token = mock.db().mailTokens.find((row) => row.purpose === 'confirm')?.token;
    expect((await mock.call('resetPassword', { body: { token, novaSenha: 'a' } })).status).toBe(400);
  });
});

describe('changing the password', () => {
  it('keeps this session, ends the others and the links that were sent', async () => {
    const mock = startMock((db) => {
      db.sessions.push({ token: 'phone', user_id: 2 });
    });
    await mock.call('requestPasswordReset', { body: { email: ativa } });
    const changed = await mock.call('changePassword', {
      as: 'ativa',
      body: { senhaAtual: 'portal123', novaSenha: 'outra' },
    });
    expect(changed.body).toEqual({ message: 'Senha alterada com sucesso!' });
    expect(mock.db().sessions.filter((row) => row.user_id === 2)).toEqual([{ token: 'token-ativa', user_id: 2 }]);
    expect(mock.db().sessions.some((row) => row.user_id === 3)).toBe(true);
    expect(resetTokens(mock)).toEqual([]);
    expect([(await logIn(mock, 'portal123')).status, (await logIn(mock, 'outra')).status]).toEqual([401, 200]);
  });
});
