import { describe, expect, it } from 'vitest';
import { startMock } from '../shared/testMock.ts';

describe('the profile', () => {
  it('shows the administrator flag, and no secret', async () => {
    const mock = startMock();
    expect((await mock.call('readProfile', { as: 'admin' })).body).toEqual({
      user: { id: 1, name: 'Administração Raiz', email: 'admin@exemplo.com.br', phone: null, is_admin: true },
    });
    expect((await mock.call('readProfile', { as: 'ativa' })).body).toMatchObject({ user: { id: 2, is_admin: false } });
  });

  it('takes name and e-mail, trimmed, and nothing else', async () => {
    const mock = startMock();
    const body = { name: '  Mariana S. ', email: 'mari@exemplo.com.br', is_admin: true, id: 1, phone: '1' };
    expect((await mock.call('updateProfile', { as: 'ativa', body })).body).toEqual({
      message: 'Perfil atualizado com sucesso!',
      user: { id: 2, name: 'Mariana S.', email: 'mari@exemplo.com.br', phone: '(11) 98765-4321', is_admin: false },
    });
    const login = { email: 'mari@exemplo.com.br', password: 'portal123' };
    expect((await mock.call('logIn', { body: login })).status).toBe(200);
  });

  it('may keep its own e-mail, written otherwise', async () => {
    const body = { name: 'Mariana', email: 'Ativa@Exemplo.com.br' };
    expect((await startMock().call('updateProfile', { as: 'ativa', body })).status).toBe(200);
  });
});

describe('the sponsor', () => {
  it('is who referred the member; the first user has none', async () => {
    const mock = startMock();
    const administration = { name: 'Administração Raiz', email: 'admin@exemplo.com.br' };
    expect((await mock.call('readMySponsor', { as: 'ativa' })).body).toEqual(administration);
    expect((await mock.call('readMySponsor', { as: 'admin' })).body).toEqual({ name: null, email: null });
  });
});

describe('the referral link', () => {
  it('leads to the registration with the own id', async () => {
    const { body } = await startMock().call('readReferralLink', { as: 'teste' });
    expect(body).toEqual({ referralLink: 'https://portal.test/cadastro?ref=3' });
  });
});

describe('bank data', () => {
  const bank = {
    nome_completo: 'João Conceição',
    cpf: '00000000191',
    nome_banco: 'Banco do Brasil',
    codigo_banco: '001',
    numero_agencia: '0012',
    numero_conta: '000123-4',
  };

  it('is null until there is some, and the seven fields afterwards, zeros and all', async () => {
    const mock = startMock();
    expect((await mock.call('readBankAccount', { as: 'teste' })).body).toEqual({ conta: null });
    await mock.call('createBankAccount', { as: 'teste', body: { ...bank, chave_pix: 'joao@pix', user_id: 2 } });
    expect((await mock.call('readBankAccount', { as: 'teste' })).body).toEqual({
      conta: { ...bank, chave_pix: 'joao@pix' },
    });
    expect((await mock.call('readBankAccount', { as: 'ativa' })).body).toHaveProperty(
      'conta.nome_completo',
      'Mariana Souza',
    );
  });

  it.each([[undefined], [null], ['']])('loses its PIX key when that comes as %j', async (chave_pix) => {
    const mock = startMock();
    const { body } = await mock.call('updateBankAccount', { as: 'ativa', body: { ...bank, chave_pix } });
    expect(body).toEqual({ conta: { ...bank, chave_pix: null } });
    expect((await mock.call('readBankAccount', { as: 'ativa' })).body).toEqual(body);
  });
});
