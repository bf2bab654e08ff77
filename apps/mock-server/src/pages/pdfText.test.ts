import { describe, expect, it } from 'vitest';
import { fit, wrap, writableText } from './pdfText.ts';

/** Latin-1 with the ellipsis, like the standard fonts. */
const latin = new Set([...Array.from({ length: 224 }, (_, index) => index + 32), 0x2026]);
/** Every character is half as wide as the size. */
const font = { widthOfTextAtSize: (text: string, size: number) => (text.length * size) / 2 };

describe('writableText', () => {
  it.each([
    ['Conceição Ávila Guimarães', 'Conceição Ávila Guimarães'],
    ['Jo\u0061\u0303o', 'João'],
    ['Erdős  \n Łukasz', 'Erdos ?ukasz'],
    ['Ana 🎉', 'Ana ?'],
    ['👩‍👧', '??'],
    ['Ελένη', '?????'],
    ['a\u200bb\ufe0f', 'ab'],
    ['  ', ''],
  ])('%j is written %j', (text, written) => {
    expect(writableText(text, latin)).toBe(written);
  });
});

describe('wrap', () => {
  it('breaks at blanks', () => {
    expect(wrap('um dois três', font, 10, 40)).toEqual(['um dois', 'três']);
  });

  it('cuts a word that is longer than a line', () => {
    expect(wrap('abcdefghij kl', font, 10, 20)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  });
});

describe('fit', () => {
  const room = { width: 100, largest: 20, smallest: 10, maxLines: 2 };

  it('takes the largest size that needs no more lines', () => {
    expect(fit('curto', font, room)).toEqual({ size: 20, lines: ['curto'] });
    expect(fit('palavra '.repeat(3).trim(), font, room)).toEqual({ size: 13, lines: ['palavra palavra', 'palavra'] });
  });

  it('ends what is too long in an ellipsis within its lines', () => {
    const { size, lines } = fit('palavra '.repeat(20).trim(), font, room);
    expect(size).toBe(10);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(lines.every((line) => font.widthOfTextAtSize(line, size) <= room.width)).toBe(true);
  });
});
