import { describe, expect, it } from 'vitest';
import { chooseCode, chooseName } from './bankChoice.ts';

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
