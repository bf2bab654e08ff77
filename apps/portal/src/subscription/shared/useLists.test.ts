import { expect, it } from 'vitest';
import { usedCode } from './useLists.ts';

it('reads a code under either of its names', () => {
  expect(usedCode({ code: 'DESC30', codigo: null })).toBe('DESC30');
  expect(usedCode({ code: null, codigo: ' DESC30 ' })).toBe('DESC30');
  expect(usedCode({ code: '', codigo: 'DESC30' })).toBe('DESC30');
  expect(usedCode({ code: ' ', codigo: null })).toBe('--');
});
