import { describe, expect, it } from 'vitest';
import { startMock, type TestMock } from '../shared/testMock.ts';

const ativa = 'ativa@exemplo.com.br';

const newMember = {
  name: ' Ana Lima ',
  email: 'ana@exemplo.com.br',
  password: 'segredo',
  referrer_id: 4,
  termos_aceitos: true,
};

function logIn(mock: TestMock, email: string, password = 'portal123') {
  return mock.call('logIn', { body: { email, password } });
}

describe('what is typed', () => {
  it('is stored without outer blanks, for a new member without level', async () => {
    const mock = startMock();
    await mock.call('registerMember', { body: newMember });
    expect(mock.db().users.at(-1)).toMatchObject({
      id: 7,
      name: 'Ana Lima',
      joined_on: '2026-11-21',
      level: 'Nenhum',
    });
  });

  it('changes name and address of a profile, and nothing else', async () => {
    const mock = startMock();
    const body = { name: '  Mariana S. ', email: 'mari@exemplo.com.br', phone: '1' };
    expect((await mock.call('updateProfile', { as: 'ativa', body })).body).toMatchObject({
      user: { id: 2, name: 'Mariana S.', email: 'mari@exemplo.com.br', phone: '(11) 98765-4321' },
    });
  });

  it('finds an account with blanks around its address', async () => {
    expect((await logIn(startMock(), ` ${ativa} `)).status).toBe(200);
  });
});

it('a sponsor is shown with e-mail and phone, a referral link with the page of the portal', async () => {
  const mock = startMock();
  const sponsor = { id: 2, name: 'Mariana Souza', email: ativa, phone: '(11) 98765-4321' };
  expect((await mock.call('readSponsor', { path: { id: 2 } })).body).toEqual(sponsor);
  const { body } = await mock.call('readReferralLink', { as: 'teste' });
  expect(body).toEqual({ referralLink: 'https://portal.test/cadastro?ref=3' });
});

it('a blocked account is told so by the right password only', async () => {
  const mock = startMock((db) => {
    for (const user of db.users) user.blocked = true;
  });
  expect([(await logIn(mock, ativa)).status, (await logIn(mock, ativa, 'x')).status]).toEqual([403, 401]);
});

describe('a mail', () => {
  it('asks a new member to confirm the address', async () => {
    const mock = startMock();
    const { body } = await mock.call('registerMember', { body: newMember });
    const [mail, token] = [mock.db().mails.at(-1), mock.db().mailTokens.at(-1)];
    expect(body).toHaveProperty('preview_url', `https://portal.test/__mock/mails/${mail?.id}`);
    expect(token).toMatchObject({ user_id: 7, purpose: 'confirm', expires_at: null });
    const action = { label: 'Confirmar e-mail', href: `/__mock/confirm?token=${token?.token}` };
    expect(mail).toMatchObject({ to: 'ana@exemplo.com.br', subject: 'Confirme seu e-mail', action });
  });

  it('leads to a new password', async () => {
    const mock = startMock();
    await mock.call('requestPasswordReset', { body: { email: ativa } });
    const href = `/redefinir-senha?token=${mock.db().mailTokens.at(-1)?.token}&email=${encodeURIComponent(ativa)}`;
    expect(mock.db().mails.at(-1)).toMatchObject({ to: ativa, subject: 'Redefinição de senha', action: { href } });
  });

  it('goes to nobody who is unknown or needs none', async () => {
    const mock = startMock();
    const before = mock.db().mails.length;
    await mock.call('requestPasswordReset', { body: { email: 'ninguem@exemplo.com.br' } });
    for (const email of ['ninguem@exemplo.com.br', ativa]) await mock.call('resendConfirmation', { body: { email } });
    expect(mock.db().mails).toHaveLength(before);
  });
});

describe('the end', () => {
  it('of a session comes after 30 days, and its token is 40 digits', async () => {
    const mock = startMock();
    mock.setNow(new Date(2026, 10, 1, 12));
    expect((await logIn(mock, ativa)).body).toEqual({ token: expect.stringMatching(/^[0-9a-f]{40}$/) });
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

  it('of a link for a new password comes after an hour', async () => {
    const mock = startMock();
    await mock.call('requestPasswordReset', { body: { email: ativa } });
    const body = { token: mock.db().mailTokens.at(-1)?.token, novaSenha: 'a' };
    mock.setNow(new Date(2026, 10, 21, 13));
    expect((await mock.call('resetPassword', { body })).status).toBe(400);
    mock.setNow(new Date(2026, 10, 21, 12, 59, 59));
    expect((await mock.call('resetPassword', { body })).status).toBe(200);
  });
});
