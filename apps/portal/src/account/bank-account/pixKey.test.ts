import { describe, expect, it } from 'vitest';
import { guessPixKind } from './pixKey.ts';

describe('the kind of a PIX key', () => {
  it.each([
    ['mariana@exemplo.com.br', 'email'],
    [' mariana@exemplo.com.br ', 'email'],
    ['529.982.247-25', 'cpf'],
    ['529.982.247-24', 'cpf'],
    ['52998224725', 'cpf'],
    ['11.222.333/0001-81', 'cnpj'],
    ['11222333000181', 'cnpj'],
    ['11 222 333 0001 81', 'cnpj'],
    ['12abc34501de35', 'cnpj'],
    ['12.ABC.345/01DE-35', 'cnpj'],
    ['+5511987654321', 'phone'],
    ['+55 (11) 98765-4321', 'phone'],
    ['+551133445566', 'phone'],
    ['(11) 98765-4321', 'phone'],
    ['123e4567-e89b-12d3-a456-426614174000', 'random'],
    ['123E4567-E89B-12D3-A456-426614174000', 'random'],
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
