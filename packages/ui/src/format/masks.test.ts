import { describe, expect, it } from 'vitest';
import { hideAccount, hideCpf } from './masks.ts';

describe('hideCpf', () => {
  it('hides the first and last digits, and anything that is no CPF whole', () => {
    expect(hideCpf('529.982.247-25')).toBe('***.982.247-**');
    expect(hideCpf('52998224725')).toBe('***.982.247-**');
    expect(hideCpf('123')).toBe('***');
    expect(hideCpf('')).toBe('***');
    expect(hideCpf(null)).toBe('--');
  });
});

describe('hideAccount', () => {
  it.each([
    ['00098765-4', '****65-4'],
    ['987654', '****7654'],
    ['98765', '****'],
    ['', '****'],
    [null, '--'],
  ])('shows of %s only %s', (account, shown) => {
    expect(hideAccount(account)).toBe(shown);
  });
});
