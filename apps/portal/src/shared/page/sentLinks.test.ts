import { describe, expect, it } from 'vitest';
import { linkValue, readInvitation, unquoted } from './sentLinks.ts';

describe('the query of an address', () => {
  it.each(['', '?ref=', '?ref=%20', '?ref=%E2%80%8B', '?href=12', '?x-ref=12', '?utm=3'])(
    '%j is no invitation',
    (query) => {
      expect(readInvitation(query)).toEqual({ id: null, broken: false });
    },
  );

  it.each([
    '?ref=2',
    '?ref=2%20',
    '?ref=+2',
    '?ref=%2B2',
    '?ref=00002',
    '?REF=2',
    '?Ref=2',
    '?ref=%32',
    '?ref=%2532',
    '?ref%3D2',
    '?utm=12&amp;ref=2',
    '?utm_source=x1?ref=2',
    ...['.', ')', '*', '"', ',', ';', '!', "'", '%22', '%E2%80%9D', '%E2%80%A6', ']', '>', '/', '_', '%', '...'].map(
      (mark) => `?ref=2${mark}`,
    ),
    '?ref=(2)',
    '?ref=%22%222%22',
    '?ref=2?utm_source=x1',
    '?ref=2%3Futm_source=x1',
    '?ref=2%20Mariana',
    '?ref=2%E2%80%8B',
    '?ref=%E2%80%8B2%C2%A0',
    '?ref=%C2%A02',
    '?ref=3D2',
    '?ref=2&ref=2',
    '?ref=2&ref=',
    '?ref=2&ref=abc',
    '?ref=https%3A%2F%2Fportal2.com.br%2Fcadastro%3Fref%3D2',
    '?ref=https://portal2.com.br/cadastro?ref=2',
  ])('%j is from 2', (query) => {
    expect(readInvitation(query)).toEqual({ id: 2, broken: false });
  });

  it.each([
    '?ref=0',
    '?ref=-2',
    '?ref=%E2%88%922',
    '?ref=1.5',
    '?ref=2,5',
    '?ref=.5',
    '?ref=1e3',
    '?ref=2x3',
    '?ref=2x',
    '?ref=2-3',
    '?ref=12%2034',
    '?ref=12+34',
    '?ref=12%C2%A034',
    '?ref=12%0A34',
    '?ref=2%20ou%203',
    '?ref=2/3',
    '?ref=2)3',
    '?ref=%3',
    '?ref=%D9%A2',
    '?ref=abc',
    '?ref=99999999999999999999',
    '?ref=2&ref=3',
  ])('%j is broken', (query) => {
    expect(readInvitation(query)).toEqual({ id: null, broken: true });
  });
});

it.each([
  ['https://portal.exemplo.com.br/cadastro?ref=12', 12],
  ['HTTPS://PORTAL2.COM.BR/CADASTRO?UTM=3&REF=12&X=4#TOPO', 12],
  ['portal2.com.br/cadastro?utm_id=2026&ref=0012', 12],
  ['https://portal.br/#/cadastro?ref=12', 12],
  ['Meu link: https://portal.br/cadastro?ref=12. Válido até 2026!', 12],
  ['*https://portal.br/cadastro?ref=12* (11) 98765-4321', 12],
  ['<a href="https://portal.br/cadastro?ref=12">Cadastro</a>', 12],
  ['https://l.example/?u=https%3A%2F%2Fportal.br%2Fcadastro%3Fref%3D12%26x%3D1', 12],
  ['https://portal.br/?a=1&amp;ref=%31%32', 12],
  ['100% grátis: /cadastro?ref=12', 12],
  ['?ref=12 ou ?ref=012', 12],
  ['https://portal2.com.br/cadastro', null],
  ['https://portal.br/cadastro?ref=', null],
  ['https://portal.br/cadastro?ref=12abc', null],
  ['https://portal.br/cadastro?ref=1.5', null],
  ['https://portal.br/cadastro?ref=-12', null],
  ['https://portal.br/cadastro?ref=12 34', null],
  ['?ref=12 ou ?ref=13', null],
  ['12', null],
])('finds in %j the id %s', (text, id) => {
  expect(readInvitation(text).id).toBe(id);
});

it.each([
  ['?token=abc%2B1-_2%3D', 'abc+1-_2='],
  ['?token=abc+1/2', 'abc+1/2'],
  ['?TOKEN=abc', 'abc'],
  ['?lang=pt&amp;token=abc&amp;email=x', 'abc'],
  ['?token%3Dabc', 'abc'],
  ['?token=%22abc%22', 'abc'],
  ['?token=%3Cabc%3E.', 'abc'],
  ['?token=%E2%80%9Cabc%E2%80%9D,', 'abc'],
  ['?token=abc)!%E2%80%A6', 'abc'],
  ['?token=%20ab%20c%20', 'abc'],
  ['?token=ab%0D%0Ac', 'abc'],
  ['?token=ab=%0Ac', 'abc'],
  ['?token=a%E2%80%8Bb%C2%A0c', 'abc'],
  ['?token=abc?utm_source=x', 'abc'],
  ['?token=head.body.sign', 'head.body.sign'],
  ['?token=&token=abc', 'abc'],
  ['?token=', ''],
  ['?token=...', ''],
  ['?my_token=abc', ''],
  ['', ''],
])('the token of %j is %j', (search, token) => {
  expect(linkValue(search, 'token')).toBe(token);
});

it.each([
  ['3Dabc', 'abc'],
  ['3Dabc=3D=3D', 'abc=='],
  ['ab=c', 'abc'],
  ['abc==', 'abc=='],
  ['abc', 'abc'],
])('%j in quoted-printable is %j', (value, plain) => {
  expect(unquoted(value)).toBe(plain);
});
