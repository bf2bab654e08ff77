import { ApiFailure } from '@raiz/api-client';
import { expect, it } from 'vitest';
import { checkoutOf } from './checkoutOf.ts';

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
