import { describe, expect, it } from 'vitest';
import { testNumbers } from '../../../internal/testNumbers.ts';
import { maxBytes, qrMatrix, qrPath, type QrModules } from './qr.ts';
import { readQr } from './testQrReader.ts';

const link = 'https://portalraiz.exemplo.com.br/cadastro?ref=2';

function modulesOf(value: string): QrModules {
  const result = qrMatrix(value);
  if (result.kind !== 'code') throw new Error(`No code: ${result.kind}.`);
  return result.modules;
}

describe('qrMatrix', () => {
  it.each([
    link,
    'https://portalraiz.exemplo.com.br/cadastro?ref=987654321',
    '123',
    'PORTAL RAIZ',
    'Olá! Este é o meu link de cadastro: 🌱 日本語',
    ' com brancos ',
  ])('can be read back: %j', (value) => {
    expect(readQr(modulesOf(value))).toBe(value);
  });

  it('can be read back at any length up to version 10', () => {
    const next = testNumbers(13);
    for (let length = 1; length <= 213; length += 7) {
      const value = Array.from({ length }, () => String.fromCodePoint(33 + Math.floor(next() * 94))).join('');
      expect(readQr(modulesOf(value))).toBe(value);
    }
  });

  it('is always of level H, because a mark covers its middle', () => {
    // The first two modules of the format are the level: both light is H, the highest.
    for (const value of [link, 'x'.repeat(213)]) expect(modulesOf(value)[12]?.slice(4, 6)).toEqual([false, false]);
  });

  it('has its three finders and the timing between them', () => {
    const modules = modulesOf(link);
    const size = modules.length - 4;
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    const drawn = (top: number, left: number) =>
      finder.map((_, row) =>
        finder.map((__, column) => (modules[top + row]?.[left + column] === true ? '#' : '.')).join(''),
      );
    expect(drawn(4, 4)).toEqual(finder);
    expect(drawn(4, size - 7)).toEqual(finder);
    expect(drawn(size - 7, 4)).toEqual(finder);
    for (let column = 12; column < size - 8; column += 1) expect(modules[10]?.[column]).toBe(column % 2 === 0);
  });

  it('takes the longest text, and says so of a longer one', () => {
    expect(readQr(modulesOf('x'.repeat(maxBytes)))).toHaveLength(maxBytes);
    expect(qrMatrix('x'.repeat(maxBytes + 1))).toEqual({ kind: 'tooLong' });
    // Counted in bytes, not in letters.
    expect(qrMatrix('é'.repeat(Math.ceil(maxBytes / 2)))).toEqual({ kind: 'tooLong' });
  });

  it.each(['', '   ', '\n'])('has none for %j', (value) => {
    expect(qrMatrix(value)).toEqual({ kind: 'empty' });
  });

  it('survives half a character', () => {
    expect(readQr(modulesOf('a\uD83C'))).toBe('a\uFFFD');
  });
});

it('joins neighbours in a row', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
  expect(qrPath([[false, false]])).toBe('');
});

it('draws the dark modules, and leaves a white margin of four', () => {
  const modules = [
    [true, true],
    [false, true],
  ];
  expect(qrPath(modules)).toBe('M0 0h2v1h-2zM1 1h1v1h-1z');
  expect(
    modulesOf(link).flatMap((row, y) => row.flatMap((dark, x) => (dark && Math.min(x, y) < 4 ? [[x, y]] : []))),
  ).toEqual([]);
});
