import { buildBankAccount } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { accountOf, bankFields, bankValuesOf, checkBank, hidePixKey } from './bankAccount.ts';

const stored = buildBankAccount();
const filled = bankValuesOf(stored);

describe('the bank data', () => {
  it('start empty, or with what is stored and the CPF as it is written', () => {
    expect(Object.values(bankValuesOf(null))).toEqual(['', '', '', '', '', '', '']);
    expect(filled).toEqual({ ...stored, cpf: '529.982.247-25', chave_pix: '' });
  });

  it('require everything but the PIX key; blanks count as empty', () => {
    expect(checkBank(filled)).toEqual({});
    for (const field of bankFields) {
      const errors = checkBank({ ...filled, [field]: '  ' });
      expect(Object.keys(errors)).toEqual(field === 'chave_pix' ? [] : [field]);
    }
    expect(checkBank(bankValuesOf(null))).toMatchObject({
      cpf: 'Informe o CPF do titular.',
      numero_conta: 'Informe o número da conta.',
    });
  });

  it('take a CPF of 14 characters and none longer', () => {
    expect(checkBank({ ...filled, cpf: '123.456.789-01' }).cpf).toBeUndefined();
  });

  it('are sent with all seven fields, without blanks around them, leading zeros kept', () => {
    expect(accountOf({ ...filled, nome_completo: ' Mariana Souza ', chave_pix: ' ' })).toEqual({
      ...stored,
      cpf: '529.982.247-25',
    });
    expect(accountOf({ ...filled, chave_pix: ' m@exemplo.com.br ' }).chave_pix).toBe('m@exemplo.com.br');
  });

  it('lose what cannot be seen, and miss what is only that', () => {
    expect(accountOf({ ...filled, numero_conta: '\u20601234\u200b-5', chave_pix: '\u2800' })).toMatchObject({
      numero_conta: '1234-5',
      chave_pix: null,
    });
    expect(Object.keys(checkBank({ ...filled, nome_completo: '\u3164', numero_agencia: '\ufeff' }))).toEqual([
      'nome_completo',
      'numero_agencia',
    ]);
    expect(checkBank({ ...filled, codigo_banco: '001 ou 237' })).toEqual({
      codigo_banco: 'Informe o código do banco.',
    });
  });
});

describe('bank data that are hidden', () => {
  it.each([
    ['mariana@exemplo.com.br', 'm****@exemplo.com.br'],
    ['529.982.247-25', '***.982.247-**'],
    ['52998224725', '***.982.247-**'],
    ['+5511987654321', '****4321'],
    ['123e4567-e89b-12d3-a456-426614174000', '****4000'],
    ['curta', '****'],
    [' ', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('show of the PIX key %s only %s', (key, shown) => {
    expect(hidePixKey(key)).toBe(shown);
  });
});
