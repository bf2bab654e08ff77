import { describe, expect, it } from 'vitest';
import { chooseCode, chooseName, guessPixKind, isOtherPerson } from './bankHints.ts';

const banks = [
  { value: 'Banco do Brasil', hint: '001' },
  { value: 'Caixa', hint: '104' },
];
const nothing = { nome_banco: '', codigo_banco: '' };
const own = { nome_banco: 'Banco da Vila', codigo_banco: '999' };

describe('the bank and its code', () => {
  it('go together when a bank is chosen', () => {
    expect(chooseName(nothing, 'Caixa', { value: 'Caixa', hint: '104' })).toEqual({
      nome_banco: 'Caixa',
      codigo_banco: '104',
    });
  });

  it('leave the code alone while another name is written', () => {
    expect(chooseName(own, 'Banco da Vila Nova', null)).toEqual({
      nome_banco: 'Banco da Vila Nova',
      codigo_banco: '999',
    });
  });

  it('go together when the name is emptied', () => {
    expect(chooseName({ nome_banco: 'C', codigo_banco: '104' }, '', null)).toEqual(nothing);
  });

  it('go together when a code of the list is written', () => {
    expect(chooseCode({ nome_banco: 'Caixa', codigo_banco: '10' }, '001', banks).nome_banco).toBe('Banco do Brasil');
  });

  it('leave an empty name empty when a code is written', () => {
    expect(chooseCode(nothing, '001', banks)).toEqual({ nome_banco: '', codigo_banco: '001' });
  });

  it('keep a custom name and an unknown code', () => {
    expect(chooseCode(own, '001', banks)).toEqual({ nome_banco: 'Banco da Vila', codigo_banco: '001' });
    expect(chooseCode(nothing, '99', banks)).toEqual({ nome_banco: '', codigo_banco: '99' });
  });
});

describe('the holder of the account', () => {
  it.each([
    ['Mariana Souza', 'Mariana Souza', false],
    ['MARIANA SOUZA', 'Mariana Souza', false],
    ['Mariana Souza da Conceicao', 'Mariana Conceição', false],
    ['Mariana', 'Mariana Souza', false],
    ['', 'Mariana Souza', false],
    ['João Souza', 'Mariana Souza', true],
    ['Mariana Prado', 'Mariana Souza', true],
  ])('"%s" for the member "%s": another person: %s', (holder, member, other) => {
    expect(isOtherPerson(holder, member)).toBe(other);
  });
});

describe('the kind of a PIX key', () => {
  it.each([
    ['mariana@exemplo.com.br', 'email'],
    [' mariana@exemplo.com.br ', 'email'],
    ['529.982.247-25', 'cpf'],
    ['529.982.247-24', null],
    ['52998224725', 'cpf'],
    ['11.222.333/0001-81', 'cnpj'],
    ['11222333000181', 'cnpj'],
    ['11 222 333 0001 81', 'cnpj'],
    ['12abc34501de35', 'cnpj'],
    ['12.ABC.345/01DE-35', 'cnpj'],
    ['+5511987654321', 'phone'],
    ['+55 (11) 98765-4321', 'phone'],
    ['+551133445566', null],
    ['(11) 98765-4321', 'phone'],
    ['123e4567-e89b-12d3-a456-426614174000', 'evp'],
    ['123E4567-E89B-12D3-A456-426614174000', 'evp'],
    ['', null],
    ['abc', null],
    ['12345678901', null],
    ['11222333000182', null],
    ['00000000000000', null],
    ['mariana@', null],
  ])('of "%s" is %s', (key, kind) => {
    expect(guessPixKind(key).kind).toBe(kind);
  });

  it('asks about eleven bare digits that fit a CPF and a mobile number', () => {
    expect(guessPixKind('11987654321')).toEqual({ kind: 'phone', phone: '+5511987654321', ambiguous: false });
    expect(guessPixKind('11912345684')).toEqual({ kind: null, phone: '+5511912345684', ambiguous: true });
  });

  it('offers the form with +55 for a mobile number without it, and only then', () => {
    expect(guessPixKind('(11) 98765-4321').phone).toBe('+5511987654321');
    expect(guessPixKind('+5511987654321').phone).toBeNull();
    expect(guessPixKind('52998224725').phone).toBeNull();
  });
});
