import { describe, expect, it } from 'vitest';
import { maskCpf } from './cpfMask.ts';
import { isCpf } from './documents.ts';

describe('CPF', () => {
  it.each([
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['CPF: 529.982.247-25\n', '529.982.247-25'],
    ['5', '5'],
    ['5299', '529.9'],
    ['5299822472', '529.982.247-2'],
    ['abc', ''],
    ['', ''],
  ])('writes %j as %j', (typed, masked) => {
    expect(maskCpf(typed)).toBe(masked);
  });

  it.each([
    '529982247259',
    '529.982.247-25 ou 111.444.777-35',
    '12.345.678/0001-95',
    'ag. 1234 conta 5678901',
    '1234-5678901',
  ])('leaves %j whole', (text) => {
    expect(maskCpf(text)).toBe(text);
  });

  it.each([
    ['529.982.247-25', true],
    ['11144477735', true],
    ['123.456.789-09', true],
    ['100.000.001-08', true],
    ['100.000.000-19', true],
    ['529.982.247-24', false],
    ['111.111.111-11', false],
    ['5299822472', false],
    ['', false],
  ])('checks the digits of %j: %s', (text, right) => {
    expect(isCpf(text)).toBe(right);
  });
});
