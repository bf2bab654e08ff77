import { describe, expect, it } from 'vitest';
import { startMock } from '../shared/testMock.ts';

const newMember = {
  name: ' Ana Lima ',
  email: 'ana@exemplo.com.br',
  password: 'segredo',
  referrer_id: 4,
  termos_aceitos: true,
};

describe('registering', () => {
  it('makes an unconfirmed member under the sponsor, without a subscription', async () => {
    const mock = startMock();
    const { body } = await mock.call('registerMember', { body: { ...newMember, is_admin: true, id: 1 } });
    expect(body).toEqual({
      message: 'Cadastro realizado! Confirme seu e-mail para fazer login.',
      preview_url: expect.stringMatching(/^https:\/\/portal\.test\/__mock\/mails\/[0-9a-f]{40}$/),
    });
    expect(mock.db().users.find((user) => user.email === 'ana@exemplo.com.br')).toMatchObject({
      id: 7,
      name: 'Ana Lima',
      is_admin: false,
      confirmed: false,
      blocked: false,
      sponsor_id: 4,
      joined_on: '2026-11-21',
      level: 'Nenhum',
    });
    expect(mock.db().subscriptions.some((row) => row.user_id === 7)).toBe(false);
  });

  it('sends one mail with a link that works once', async () => {
    const mock = startMock();
    await mock.call('registerMember', { body: newMember });
    const mail = mock.db().mails.find((row) => row.to === 'ana@exemplo.com.br');
    const tokens = mock.db().mailTokens.filter((row) => row.user_id === 7);
    expect(tokens).toMatchObject([{ purpose: 'confirm', expires_at: null }]);
    expect(mail).toMatchObject({
      subject: 'Confirme seu e-mail',
      action: { href: `/__mock/confirm?token=${tokens[0]?.token ?? ''}` },
    });
  });

  it('does nothing when it is refused', async () => {
    const mock = startMock();
    const before = JSON.stringify(mock.db());
    for (const change of [{ referrer_id: 99 }, { email: 'ativa@exemplo.com.br' }, { termos_aceitos: false }]) {
      await mock.call('registerMember', { body: { ...newMember, ...change } });
    }
    expect(JSON.stringify(mock.db())).toBe(before);
  });
});

describe('asking for the confirmation again', () => {
  const message = 'E-mail reenviado. Verifique sua caixa de entrada!';

  it.each([
    ['ninguem@exemplo.com.br', 'is unknown'],
    ['ativa@exemplo.com.br', 'is confirmed'],
  ])('says the same of %s, which %s, and sends nothing', async (email) => {
    const mock = startMock();
    const before = mock.db().mails.length;
    expect(await mock.call('resendConfirmation', { body: { email } })).toEqual({ status: 200, body: { message } });
    expect(mock.db().mails).toHaveLength(before);
  });

  it('gives an unconfirmed address another mail, whose link works as well as the first', async () => {
    const mock = startMock();
    const { body } = await mock.call('resendConfirmation', { body: { email: 'NOVA@exemplo.com.br' } });
    expect(body).toEqual({ message, preview_url: expect.stringContaining('/__mock/mails/') });
    expect(mock.db().mailTokens.filter((row) => row.user_id === 6)).toHaveLength(2);
  });
});

describe('the sponsor', () => {
  it('is shown by name, e-mail and phone, without anything else', async () => {
    const { body } = await startMock().call('readSponsor', { path: { id: 2 } });
    expect(body).toEqual({ id: 2, name: 'Mariana Souza', email: 'ativa@exemplo.com.br', phone: '(11) 98765-4321' });
  });

  it('may have no phone', async () => {
    expect((await startMock().call('readSponsor', { path: { id: 1 } })).body).toHaveProperty('phone', null);
  });
});
