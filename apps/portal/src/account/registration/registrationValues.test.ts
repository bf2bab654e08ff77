import { describe, expect, it } from 'vitest';
import { checkRegistration, emptyRegistration, toRegistrationBody, toSponsorId } from './registrationValues.ts';

const filled = {
  name: ' Ana Lima ',
  email: ' ana@exemplo.com.br ',
  password: ' com espaço ',
  confirmation: ' com espaço ',
  referralId: '2',
  terms: true,
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
      'referralId',
      'terms',
    ]);
    expect(Object.values(checkRegistration(emptyRegistration(''))).every(Boolean)).toBe(true);
  });

  it.each([
    [{ confirmation: 'outra' }, { confirmation: 'As senhas digitadas são diferentes.' }],
    [{ terms: false }, { terms: 'Você precisa aceitar os Termos de Uso para se cadastrar.' }],
    [{ name: '  ' }, { name: 'Informe seu nome.' }],
    [{ email: 'ana' }, { email: 'Confira o e-mail: ele deve ser como nome@exemplo.com.br.' }],
    [
      { referralId: '0' },
      { referralId: 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.' },
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
  expect(toRegistrationBody(filled, 2)).toEqual({
    name: 'Ana Lima',
    email: 'ana@exemplo.com.br',
    password: ' com espaço ',
    referrer_id: 2,
    termos_aceitos: true,
  });
});
