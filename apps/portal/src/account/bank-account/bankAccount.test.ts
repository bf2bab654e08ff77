import { buildBankAccount } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { accountOf, bankFields, bankValuesOf, checkBank } from './bankAccount.ts';

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

  it('take a CPF of eleven digits and none longer', () => {
    expect(checkBank({ ...filled, cpf: '123.456.789-01' }).cpf).toBeUndefined();
    expect(checkBank({ ...filled, cpf: '529982247259' }).cpf).toBe('Confira os números do CPF.');
  });

  it('are sent with all seven fields, without blanks around them, leading zeros kept', () => {
    expect(accountOf({ ...filled, nome_completo: ' Mariana Souza ', chave_pix: ' ' })).toEqual({
      ...stored,
      cpf: '529.982.247-25',
    });
    expect(accountOf({ ...filled, chave_pix: ' minha chave ' }).chave_pix).toBe('minha chave');
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
