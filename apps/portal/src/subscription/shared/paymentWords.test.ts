import { expect, it } from 'vitest';
import { isByVoucher, isPaid, methodWord, paymentWord } from './paymentWords.ts';

it.each([
  ['cartao', 'Cartão'],
  ['voucher', 'Voucher'],
  [' boleto ', 'boleto'],
  ['toString', 'toString'],
  ['', '--'],
  [null, '--'],
])('%j was paid by %s', (gateway, word) => {
  expect(methodWord(gateway)).toBe(word);
});

it.each([
  ['paid', 'Pago'],
  ['pending', 'Pendente'],
  ['failed', 'Não aprovado'],
  ['refunded', 'refunded'],
])('%s reads %s', (status, word) => {
  expect(paymentWord(status)).toBe(word);
});

it('recognizes vouchers, and counts paid payments only', () => {
  expect([isByVoucher({ gateway: 'voucher' }), isByVoucher({ gateway: null })]).toEqual([true, false]);
  expect([isPaid({ status: 'paid' }), isPaid({ status: 'failed' })]).toEqual([true, false]);
});
