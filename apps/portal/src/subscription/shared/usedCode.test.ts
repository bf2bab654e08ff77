import { expect, it } from 'vitest';
import { usedCode } from './usedCode.ts';

it('reads a code under either of its names', () => {
  expect(usedCode({ id: 1, used_at: null, code: 'DESC30' })).toBe('DESC30');
  expect(usedCode({ id: 1, used_at: null, codigo: ' DESC30 ' })).toBe('DESC30');
  expect(usedCode({ id: 1, used_at: null, code: '', codigo: 'DESC30' })).toBe('DESC30');
  expect(usedCode({ id: 1, used_at: null, code: ' ' })).toBe('--');
});
