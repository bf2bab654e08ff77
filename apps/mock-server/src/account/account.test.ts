import type { OperationId } from '@raiz/contract';
import { expect, it } from 'vitest';
import { startMock, untestedStatuses, type TestRequest, type Person } from '../shared/testMock.ts';

const newMember = {
  name: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  password: 'x',
  referrer_id: 2,
  termos_aceitos: true,
};
const bank = {
  nome_completo: 'João Conceição',
  cpf: '000.000.001-91',
  nome_banco: 'Caixa',
  codigo_banco: '104',
  numero_agencia: '0001',
  numero_conta: '000123-4',
};

const invalid = 'Dados inválidos.';
const noSession = 'Sessão inválida ou expirada.';
const noSponsor = 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.';

/** Every operation with each status it declares: operation, caller, input, status, error text. */
const answers: [OperationId, Person | undefined, TestRequest, number, string?][] = [
  ['registerMember', undefined, { body: newMember }, 201],
  ['registerMember', undefined, { body: { ...newMember, name: undefined } }, 400, invalid],
  ['registerMember', undefined, { body: { ...newMember, email: 'ana' } }, 400, invalid],
  ['registerMember', undefined, { body: { ...newMember, password: '' } }, 400, invalid],
  ['registerMember', undefined, { body: { ...newMember, referrer_id: '2' } }, 400, invalid],
  [
    'registerMember',
    undefined,
    { body: { ...newMember, termos_aceitos: false } },
    400,
    'Você precisa aceitar os Termos de Uso para se cadastrar.',
  ],
  ['registerMember', undefined, { body: { ...newMember, referrer_id: 99 } }, 400, noSponsor],
  [
    'registerMember',
    undefined,
    { body: { ...newMember, email: 'ATIVA@exemplo.com.br' } },
    409,
    'E-mail já cadastrado.',
  ],
  ['logIn', undefined, { body: { email: 'ativa@exemplo.com.br', password: 'portal123' } }, 200],
  ['logIn', undefined, { body: { email: 'Ativa@Exemplo.com.br ', password: 'portal123' } }, 200],
  ['logIn', undefined, { body: { email: 'ativa@exemplo.com.br' } }, 400, invalid],
  [
    'logIn',
    undefined,
    { body: { email: 'ativa@exemplo.com.br', password: 'Portal123' } },
    401,
    'E-mail ou senha incorretos.',
  ],
  [
    'logIn',
    undefined,
    { body: { email: 'ninguem@exemplo.com.br', password: 'portal123' } },
    401,
    'E-mail ou senha incorretos.',
  ],
  ['logIn', undefined, { body: { email: 'nova@exemplo.com.br', password: 'x' } }, 401, 'E-mail ou senha incorretos.'],
  [
    'logIn',
    undefined,
    { body: { email: 'nova@exemplo.com.br', password: 'portal123' } },
    403,
    'Confirme seu e-mail antes de fazer login.',
  ],
  ['resendConfirmation', undefined, { body: { email: 'nova@exemplo.com.br' } }, 200],
  ['resendConfirmation', undefined, { body: {} }, 400, invalid],
  ['readSponsor', undefined, { path: { id: 5 } }, 200],
  ['readSponsor', undefined, { path: { id: 'x' } }, 400, invalid],
  ['readSponsor', undefined, { path: { id: 99 } }, 404, 'Usuário não encontrado.'],
  ['requestPasswordReset', undefined, { body: { email: 'ativa@exemplo.com.br' } }, 200],
  ['requestPasswordReset', undefined, { body: { email: 'ativa' } }, 400, invalid],
  ['resetPassword', undefined, { body: { token: 'x', novaSenha: 'y' } }, 400, 'Token inválido ou expirado.'],
  ['resetPassword', undefined, { body: { token: 'x' } }, 400, invalid],
  ['readProfile', 'ativa', {}, 200],
  ['updateProfile', 'ativa', { body: { name: 'Mariana', email: 'mariana@exemplo.com.br' } }, 200],
  ['updateProfile', 'ativa', { body: { name: '  ', email: 'mariana@exemplo.com.br' } }, 400, invalid],
  [
    'updateProfile',
    'ativa',
    { body: { name: 'Mariana', email: 'Teste@exemplo.com.br' } },
    409,
    'E-mail já cadastrado.',
  ],
  ['changePassword', 'ativa', { body: { senhaAtual: 'portal123', novaSenha: 'nova' } }, 200],
  ['changePassword', 'ativa', { body: { senhaAtual: 'errada', novaSenha: 'nova' } }, 400, 'Senha atual incorreta.'],
  ['changePassword', 'ativa', { body: { senhaAtual: 'portal123' } }, 400, invalid],
  ['readMySponsor', 'ativa', {}, 200],
  ['readReferralLink', 'ativa', {}, 200],
  ['readBankAccount', 'ativa', {}, 200],
  ['createBankAccount', 'teste', { body: bank }, 201],
  ['createBankAccount', 'teste', { body: { ...bank, cpf: '000.000.001-911' } }, 400, invalid],
  ['createBankAccount', 'teste', { body: { ...bank, codigo_banco: 104 } }, 400, invalid],
  ['createBankAccount', 'ativa', { body: bank }, 409, 'Conta bancária já cadastrada.'],
  ['updateBankAccount', 'ativa', { body: bank }, 200],
  ['updateBankAccount', 'ativa', { body: { ...bank, numero_conta: '' } }, 400, invalid],
  ['updateBankAccount', 'teste', { body: bank }, 404, 'Conta bancária não encontrada.'],
];

it.each(answers)('%s by %s of %j is %i', async (operation, as, request, status, error) => {
  const answer = await startMock().call(operation, { as, ...request });
  expect(answer).toMatchObject(error === undefined ? { status } : { status, body: { error } });
});

const profileScreen: [OperationId, TestRequest][] = [
  ['readProfile', {}],
  ['updateProfile', { body: { name: 'Mariana', email: 'ativa@exemplo.com.br' } }],
  ['changePassword', { body: { senhaAtual: 'portal123', novaSenha: 'nova' } }],
  ['readMySponsor', {}],
  ['readReferralLink', {}],
  ['readBankAccount', {}],
  ['createBankAccount', { body: bank }],
  ['updateBankAccount', { body: bank }],
];

it.each(profileScreen)('%s of %j needs a session', async (operation, request) => {
  expect(await startMock().call(operation, request)).toMatchObject({ status: 401, body: { error: noSession } });
});

it.each(profileScreen)('%s of %j is closed to a blocked account', async (operation, request) => {
  const mock = startMock((db) => {
    for (const user of db.users) user.blocked = user.id === 2;
  });
  expect(await mock.call(operation, { as: 'ativa', ...request })).toMatchObject({
    status: 403,
    body: { error: 'Acesso negado.' },
  });
});

it('a blocked account cannot log in', async () => {
  const mock = startMock((db) => {
    for (const user of db.users) user.blocked = user.id === 2;
  });
  const body = { email: 'ativa@exemplo.com.br', password: 'portal123' };
  expect(await mock.call('logIn', { body })).toMatchObject({ status: 403, body: { error: 'Acesso negado.' } });
  expect(await mock.call('logIn', { body: { ...body, password: 'x' } })).toMatchObject({ status: 401 });
});

it('a reset link works', async () => {
  const mock = startMock();
  await mock.call('requestPasswordReset', { body: { email: 'ativa@exemplo.com.br' } });
  const token = mock.db().mailTokens.find((row) => row.purpose === 'reset')?.token;
  const { status, body } = await mock.call('resetPassword', { body: { token, novaSenha: 'outra' } });
  expect([status, body]).toEqual([200, { message: 'Senha redefinida com sucesso!' }]);
});

it('these were all of the statuses that the area declares', () => {
  expect(untestedStatuses('account')).toEqual([]);
});
