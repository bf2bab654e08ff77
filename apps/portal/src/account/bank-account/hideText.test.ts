import { describe, expect, it } from 'vitest';
import { hideAccount, hidePixKey } from './hideText.ts';

describe('bank data that are hidden', () => {
  it.each([
    ['00098765-4', '****65-4'],
    ['987654', '****7654'],
    ['98765', '****'],
    ['', '****'],
    [null, '--'],
  ])('show of the account %s only %s', (account, shown) => {
    expect(hideAccount(account)).toBe(shown);
  });

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
