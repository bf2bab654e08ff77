import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  emptyRegistration,
  readReferral,
  referrerIdIn,
  toRegistrationBody,
  toSponsorId,
} from './registrationValues.ts';

const filled = {
  name: ' Ana Lima ',
  email: ' ana@exemplo.com.br ',
  password: ' com espaço ',
  confirmation: ' com espaço ',
  referrer_id: '2',
  termos_aceitos: true,
};

/** The errors by field. */
function found(change: Partial<typeof filled>) {
  return Object.fromEntries(Object.entries(checkRegistration({ ...filled, ...change })).filter(([, error]) => error));
}

describe('checkRegistration', () => {
  it('finds nothing wrong with a filled form', () => {
    expect(found({})).toEqual({});
  });

  it('requires everything', () => {
    expect(Object.keys(checkRegistration(emptyRegistration('')))).toEqual([
      'name',
      'email',
      'password',
      'confirmation',
      'referrer_id',
      'termos_aceitos',
    ]);
    expect(Object.values(checkRegistration(emptyRegistration(''))).every(Boolean)).toBe(true);
  });

  it.each([
    [{ confirmation: 'outra' }, { confirmation: 'As senhas digitadas são diferentes.' }],
    [{ termos_aceitos: false }, { termos_aceitos: 'Você precisa aceitar os Termos de Uso para se cadastrar.' }],
    [{ name: '  ' }, { name: 'Informe seu nome.' }],
    [{ email: 'ana' }, { email: 'Confira o e-\u2060mail: ele deve ser como nome@exemplo.com.br.' }],
    [
      { referrer_id: '0' },
      { referrer_id: 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.' },
    ],
  ])('%j says %j', (change, errors) => {
    expect(found(change)).toEqual(errors);
  });
});

it.each([
  ['2', 2],
  ['007', 7],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', null],
  ['0', null],
  ['', null],
])('the digits %j are the id %j', (digits, id) => {
  expect(toSponsorId(digits)).toBe(id);
});

it('sends exactly the five fields, the id as a number, and the password as typed', () => {
  expect(toRegistrationBody(filled)).toEqual({
    name: 'Ana Lima',
    email: 'ana@exemplo.com.br',
    password: ' com espaço ',
    referrer_id: 2,
    termos_aceitos: true,
  });
});

it.each([
  ['', null, false],
  ['ref=', null, false],
  ['ref=%20', null, false],
  ['ref=2', 2, false],
  ['ref=2%20', 2, false],
  ['ref=+2', 2, false],
  ['ref=00002', 2, false],
  ['ref=0', null, true],
  ['ref=-2', null, true],
  ['ref=1.5', null, true],
  ['ref=1e3', null, true],
  ['ref=abc', null, true],
  ['ref=99999999999999999999', null, true],
])('%j names %j', (query, id, broken) => {
  expect(readReferral(new URLSearchParams(query))).toEqual({ id, broken });
});

it.each([
  ['https://portal.exemplo.com.br/cadastro?ref=12', '12'],
  ['HTTPS://PORTAL2.COM.BR/CADASTRO?UTM=3&REF=12&X=4#TOPO', '12'],
  ['portal2.com.br/cadastro?utm_id=2026&ref=0012', '12'],
  ['https://portal.br/#/cadastro?ref=12', '12'],
  ['Meu link: https://portal.br/cadastro?ref=12. Válido até 2026!', '12'],
  ['https://l.example/?u=https%3A%2F%2Fportal.br%2Fcadastro%3Fref%3D12%26x%3D1', '12'],
  ['https://portal.br/?a=1&amp;ref=%31%32', '12'],
  ['100% grátis: /cadastro?ref=12', '12'],
  ['?ref=12 ou ?ref=012', '12'],
  ['https://portal2.com.br/cadastro', null],
  ['https://portal.br/cadastro?ref=', null],
  ['https://portal.br/cadastro?ref=12abc', null],
  ['https://portal.br/cadastro?ref=1.5', null],
  ['https://portal.br/cadastro?href=12', null],
  ['?ref=12 ou ?ref=13', null],
  ['12', null],
])('finds in %j the id %s', (text, id) => {
  expect(referrerIdIn(text)).toBe(id);
});

it('refuses a pasted text without an id', () => {
  const texts = 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.';
  expect(found({ referrer_id: 'https://portal2.com.br/cadastro' })).toEqual({ referrer_id: texts });
});
