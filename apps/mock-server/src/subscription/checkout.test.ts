import { expect, it } from 'vitest';
import { hasUsedVoucher } from './checkout.ts';

it.each([{ code: 'desconto20' }, { codigo: 'desconto20' }])('a voucher counts as used with %j, in any case', (name) => {
  const used = { id: 1, user_id: 5, used_at: null, ...name };
  expect(hasUsedVoucher({ usedVouchers: [used] }, 5, ' DESCONTO20 ')).toBe(true);
  expect(hasUsedVoucher({ usedVouchers: [used] }, 6, 'DESCONTO20')).toBe(false);
});
