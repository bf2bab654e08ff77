import { expect, it } from 'vitest';
import { hidePixKey } from './hidePixKey.ts';

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
])('shows of the PIX key %s only %s', (key, shown) => {
  expect(hidePixKey(key)).toBe(shown);
});
