import { ApiFailure } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { checkoutOf, quoteOf, refusalOf, voucherCode } from './planAnswers.ts';

it('is the price with the discount, or null for an active subscription', () => {
  const quote = { code: 'DESC12', finalCents: 21_875, discount: 12.5 };
  expect(quoteOf('DESC12', { valor_final: 21_875, desconto: 12.5 })).toEqual(quote);
  expect(quoteOf('DESC100', { status: 'active' })).toBeNull();
});

it.each([[{ status: 'inactive' }], [{ valor_final: -1, desconto: 101 }], [undefined]])('%j is no quote', (answer) => {
  expect(() => quoteOf('DESC12', answer)).toThrow(ApiFailure);
});

const checkout_url = 'https://checkout.example.com/7';

it.each([
  [{ checkout_url }, checkout_url],
  [{ status: 'active' }, null],
  // Nothing is active before the payment.
  [{ status: 'pending', checkout_url }, checkout_url],
  [{ status: 'active', checkout_url }, checkout_url],
])('%j leads to %s', (answer, address) => {
  expect(checkoutOf(answer)).toBe(address);
});

it.each([[{ status: 'pending' }], [{ checkout_url: 'javascript:alert(1)' }], [{ checkout_url: '' }], [undefined]])(
  '%j is no answer',
  (answer) => {
    expect(() => checkoutOf(answer)).toThrow(ApiFailure);
  },
);

it.each([
  [' desc30 ', 'DESC30'],
  ['DESCONTO20', 'DESCONTO20'],
  ['\tnatal-ção\n', 'NATAL-ÇÃO'],
  ['   ', ''],
  ['\u200bdesc\u00ad30\u2060', 'DESC30'],
])('%j is sent as %j', (typed, sent) => {
  expect(voucherCode(typed)).toBe(sent);
});

const failure = (status: number, fields: string[] = []) =>
  new ApiFailure('server', { status, fields: fields.map((field) => ({ field, message: `${field}!` })) });

it.each([
  [failure(400), 'text'],
  [failure(400, ['plan', 'voucherCode']), 'voucherCode!'],
  [failure(400, ['plan']), null],
  [failure(500), null],
  [new ApiFailure('connection'), null],
])('%o refuses the code with %s', (error, refusal) => {
  expect(refusalOf(error, 'voucherCode', 'text')).toBe(refusal);
});
