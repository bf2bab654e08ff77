import { ApiFailure } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { quoteOf } from './quoteOf.ts';

it('is the price with the discount, or null for an active subscription', () => {
  const quote = { code: 'DESC12', finalCents: 21_875, discount: 12.5 };
  expect(quoteOf('DESC12', { valor_final: 21_875, desconto: 12.5 })).toEqual(quote);
  expect(quoteOf('DESC100', { status: 'active' })).toBeNull();
});

it.each([[{ status: 'inactive' }], [{ valor_final: -1, desconto: 101 }], [undefined]])('%j is no quote', (answer) => {
  expect(() => quoteOf('DESC12', answer)).toThrow(ApiFailure);
});
