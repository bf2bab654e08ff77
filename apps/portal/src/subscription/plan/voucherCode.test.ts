import { expect, it } from 'vitest';
import { voucherCode } from './voucherCode.ts';

it.each([
  [' desc30 ', 'DESC30'],
  ['DESCONTO20', 'DESCONTO20'],
  ['\tnatal-ção\n', 'NATAL-ÇÃO'],
  ['   ', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(voucherCode(typed)).toBe(sent);
});
