import { describe, expect, it } from 'vitest';
import { checkRegistration, emptyRegistration, referrerIdIn, toRegistrationBody } from './registrationValues.ts';

const filled = {
  name: 'Ana Lima',
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
    [
      { referrer_id: '9007199254740993' },
      { referrer_id: 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.' },
    ],
  ])('%j says %j', (change, errors) => {
    expect(found(change)).toEqual(errors);
  });
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
  ['Vamos juntos? https://portal2.com.br/cadastro?utm=3&REF=12. Até 2027!', '12'],
  ['https://portal2.com.br/cadastro?ref=12abc', 'https://portal2.com.br/cadastro?ref=12abc'],
  ['ID 12', null],
])('of the pasted text %j the field takes %j', (text, value) => {
  expect(referrerIdIn(text)).toBe(value);
});

it('refuses a pasted text without an id', () => {
  const texts = 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.';
  expect(found({ referrer_id: 'https://portal2.com.br/cadastro' })).toEqual({ referrer_id: texts });
});
