import { describe, expect, it } from 'vitest';
import { maskCpf } from './cpfMask.ts';
import { formatCpf, isCpf, unmaskCpf } from './documents.ts';

describe('CPF', () => {
  it.each([
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['529982247259999', '529.982.247-25'],
    ['5', '5'],
    ['5299', '529.9'],
    ['5299822472', '529.982.247-2'],
    ['abc', ''],
    ['', ''],
  ])('writes %j as %j', (typed, masked) => {
    expect(maskCpf(typed)).toBe(masked);
    expect(masked.length).toBeLessThanOrEqual(14);
  });

  it.each([
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['529.9', '5299'],
    ['', ''],
  ])('formats %j at rest as %j', (stored, formatted) => {
    expect(formatCpf(stored)).toBe(formatted);
  });

  it.each([
    ['529.982.247-25', '52998224725'],
    ['529.9', '5299'],
    ['529982247259999', '52998224725'],
    ['', ''],
  ])('takes the mask off %j: %j', (masked, digits) => {
    expect(unmaskCpf(masked)).toBe(digits);
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
