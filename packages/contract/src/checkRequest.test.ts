import { describe, expect, it } from 'vitest';
import { typed } from './checkRequest.ts';
import { checkRequest, refusalText } from './index.ts';

const member = { name: 'Ana', email: 'ana@exemplo.com.br', password: 'x', referrer_id: 2, termos_aceitos: true };

describe('checkRequest', () => {
  it('accepts ids from 1, as texts or numbers', () => {
    expect(checkRequest('readCourse', { path: { id: '1' } })).toEqual([]);
    expect(checkRequest('readCourse', { path: { id: 7 } })).toEqual([]);
  });

  it.each(['1.5', 'abc', '', ' 1', '1e3', '01', '99999999999999999999', '0x10', 'true'])(
    'refuses the id %j as no whole number',
    (id) => {
      expect(checkRequest('readCourse', { path: { id } })).toEqual([
        { field: 'id', message: 'Deve ser um número inteiro.' },
      ]);
    },
  );

  it.each(['0', '-3'])('refuses the id %j as too small', (id) => {
    expect(checkRequest('readCourse', { path: { id } })).toEqual([
      { field: 'id', message: 'Deve ser maior ou igual a 1.' },
    ]);
  });

  it('requires required query parameters and accepts missing optional ones', () => {
    expect(checkRequest('listMyCourses', {})).toEqual([{ field: 'user_id', message: 'Campo obrigatório.' }]);
    expect(checkRequest('readEarnings', { query: { mes: undefined } })).toEqual([]);
    expect(refusalText(checkRequest('readEarnings', { query: { mes: '13', ano: '26' } }))).toBe('Período inválido.');
  });

  it('names every wrong field once, with a sentence for people', () => {
    expect(
      checkRequest('registerMember', {
        body: { name: ' ', email: 'ana', password: '', referrer_id: '2', termos_aceitos: true },
      }),
    ).toEqual([
      { field: 'name', message: 'Campo obrigatório.' },
      { field: 'email', message: 'Informe um e-mail válido.' },
      { field: 'password', message: 'Campo obrigatório.' },
      { field: 'referrer_id', message: 'Deve ser um número inteiro.' },
    ]);
    expect(checkRequest('createBankAccount', { body: {} }).map(({ field }) => field)).toEqual([
      'nome_completo',
      'cpf',
      'nome_banco',
      'codigo_banco',
      'numero_agencia',
      'numero_conta',
    ]);
    expect(checkRequest('updateProfile', { body: { name: 'a'.repeat(151), email: null } })).toEqual([
      { field: 'name', message: 'Use no máximo 150 caracteres.' },
      { field: 'email', message: 'Deve ser um texto.' },
    ]);
  });

  it('lets unknown fields pass', () => {
    expect(checkRequest('registerMember', { body: { ...member, is_admin: true } })).toEqual([]);
  });

  it.each([undefined, null, 'text', [], 3])('refuses the body %j, which is no object', (body) => {
    const problems = checkRequest('logIn', { body });
    expect(problems).toEqual([{ field: '', message: 'Envie um objeto JSON.' }]);
    expect(refusalText(problems)).toBe('Dados inválidos.');
  });

  it('checks the optional body of a cancellation where one comes', () => {
    for (const body of [undefined, {}]) expect(checkRequest('cancelSubscription', { body })).toEqual([]);
    for (const body of ['text', null, []])
      expect(checkRequest('cancelSubscription', { body })).toEqual([{ field: '', message: 'Envie um objeto JSON.' }]);
  });

  it.each([
    [
      'registerMember',
      { ...member, termos_aceitos: false },
      'Você precisa aceitar os Termos de Uso para se cadastrar.',
    ],
    ['startSubscription', { plan: 'anual' }, 'Plano inválido.'],
    ['createCourse', { title: '  ', is_premium: 0 }, 'Título é obrigatório.'],
    ['createModule', { course_id: 1, title: 'A', position: 0 }, 'Posição deve ser no mínimo 1.'],
    ['createLesson', { module_id: 1, title: 'A', video_url: 'javascript:alert(1)' }, 'Link inválido.'],
    ['createLesson', { module_id: 1, title: 'A', resource_url: 'https://a.com.br, ftp://b.com.br' }, 'Link inválido.'],
    ['createLesson', { module_id: 1, title: 'A', published: 2 }, 'Dados inválidos.'],
    ['createCourse', { title: 'a'.repeat(201), is_premium: 0 }, 'Dados inválidos.'],
  ] as const)('%s refuses %j with its own sentence', (id, body, sentence) => {
    expect(refusalText(checkRequest(id, { body }))).toBe(sentence);
  });

  it('accepts empty and listed links, null, and parts of a lesson', () => {
    const lesson = {
      module_id: 1,
      title: 'A',
      video_url: '',
      resource_url: ' https://a.com.br/x ,, HTTP://b.com.br,',
      content: null,
    };
    expect(checkRequest('createLesson', { body: lesson })).toEqual([]);
    expect(checkRequest('updateLesson', { path: { id: '3' }, body: { published: 1 } })).toEqual([]);
    expect(checkRequest('updateLesson', { path: { id: '3' }, body: {} })).toEqual([
      { field: '', message: 'Envie ao menos um campo.' },
    ]);
  });
});

describe('parameters', () => {
  it('are numbers where the contract has an integer, and else as they stand', () => {
    const schema = { properties: { id: { $ref: 'Id' }, ano: { type: 'integer' }, codigo: { type: 'string' } } };
    expect(typed(schema, { id: '12', ano: '2026.0', codigo: '2026', outro: '1', mes: undefined })).toEqual({
      id: 12,
      ano: '2026.0',
      codigo: '2026',
      outro: '1',
    });
  });
});
