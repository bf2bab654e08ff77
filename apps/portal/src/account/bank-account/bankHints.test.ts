import { describe, expect, it } from 'vitest';
import { bankInDoubt, chooseCode, chooseName, isOtherPerson, readPixKey } from './bankHints.ts';

const bank = (nome_banco: string, codigo_banco: string) => ({ nome_banco, codigo_banco });

describe('the bank and its code', () => {
  it.each([
    // A bank of the list sets its code.
    [bank('', ''), 'Caixa', '104'],
    [bank('Banco do Brasil', '001'), 'Santander Brasil', '033'],
    [bank('Banco da Vila', '999'), 'nubank', '260'],
    // Another name does not keep the code of the former one.
    [bank('Banco do Brasil', '001'), 'Banco da Vila', ''],
    [bank('BB', '001'), 'N', ''],
    [bank('C', '104'), '', ''],
    [bank('Banco da Vila', '999'), 'Banco da Vila Nova', '999'],
    [bank('Banco do Brasil', '999'), 'Banco da Vila', '999'],
  ])('%j with the name "%s" has the code "%s"', (now, name, code) => {
    expect(chooseName(now, name)).toEqual(bank(name, code));
  });

  it.each([
    [bank('Caixa', '10'), '001', 'Banco do Brasil'],
    [bank('Santander Brasil', '03'), '033', 'Santander Brasil'],
    [bank('CEF', '104'), '341', 'Itaú'],
    [bank('Banco da Vila', '999'), '001', 'Banco da Vila'],
    [bank('Caixa', '104'), '99', 'Caixa'],
    [bank('', ''), '001', ''],
  ])('%j with the code "%s" has the name "%s"', (now, code, name) => {
    expect(chooseCode(now, code)).toEqual(bank(name, code));
  });

  it.each([
    ['Nubank', '001', '260'],
    ['Banco do Brasil', '999', '001'],
    ['Banco do Brasil', '1', '001'],
    ['BB', '001', undefined],
    ['Banco da Vila', '001', undefined],
    ['Banco da Vila', '999', undefined],
  ])('"%s" with %s is in doubt: its code is %s', (name, code, own) => {
    expect(bankInDoubt(bank(name, code))?.hint).toBe(own);
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

describe('a PIX key', () => {
  it.each([
    [' Mariana@Exemplo.com.br ', 'email', 'mariana@exemplo.com.br'],
    ['Ana@Açaí.com.br', 'email', 'ana@xn--aa-4iaz.com.br'],
    ['529.982.247-25', 'cpf', '52998224725'],
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['11 222 333 0001 81', 'cnpj', '11222333000181'],
    ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
    ['+5511987654321', 'phone', '+5511987654321'],
    ['+55 (11) 98765-4321', 'phone', '+5511987654321'],
    ['(11) 98765\u20114321', 'phone', '+5511987654321'],
    ['11987654321', 'phone', '+5511987654321'],
    ['123E4567-E89B-12D3-A456-426614174000', 'evp', '123e4567-e89b-12d3-a456-426614174000'],
    ['123E4567E89B12D3A456426614174000', 'evp', '123e4567-e89b-12d3-a456-426614174000'],
  ])('%j is of the kind %s, and sent as "%s"', (typed, kind, key) => {
    expect(readPixKey(typed)).toEqual({ kind, key, phone: null });
  });

  it.each([
    '',
    'abc',
    '12345678901',
    '529.982.247-24',
    '11222333000182',
    '00000000000000',
    '+551133445566',
    '+55 11 9876-4321',
    'mariana@',
    'maria@exemplo',
    '123e4567-e89b-12d3-a456-42661417400',
  ])('%j has no kind, and stays as typed', (typed) => {
    expect(readPixKey(typed)).toEqual({ kind: null, key: typed, phone: null });
  });

  it('of eleven bare digits may be a CPF or a mobile number', () => {
    expect(readPixKey('11912345684')).toEqual({ kind: null, key: '11912345684', phone: '+5511912345684' });
  });
});
