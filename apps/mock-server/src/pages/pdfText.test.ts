import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { linesIn, writableText } from './pdfText.ts';

const font = await (await PDFDocument.create()).embedFont(StandardFonts.HelveticaBold);

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
    expect(writableText(text, font)).toBe(written);
  });
});

describe('a text in a box', () => {
  const box = { x: 10, y: 100, width: 400, height: 60, largest: 24 };

  it.each([
    ['a short name', 'Ana'],
    ['nothing', ''],
    ['a long title', 'Palavra comprida '.repeat(15).trim()],
    ['one long word', 'x'.repeat(200)],
    ['a long word among others', `Um curso de ${'w'.repeat(60)} e mais`],
  ])('is whole and inside: %s', async (_what, text) => {
    const { lines, fontSize } = await linesIn(box, text, font);
    expect(lines.map((line) => line.text.trim()).join(' ')).toBe(text);
    expect(fontSize).toBeLessThanOrEqual(24);
    for (const { x, y, width } of lines) {
      expect(x).toBeGreaterThanOrEqual(10 - 0.01);
      expect(x + width).toBeLessThanOrEqual(410 + 0.01);
      expect(y).toBeGreaterThanOrEqual(100);
      expect(y + font.heightAtSize(fontSize, { descender: false })).toBeLessThanOrEqual(160 + 0.01);
    }
  });

  it('is as large as allowed when it is short, in the upper left corner', async () => {
    const { lines, fontSize } = await linesIn(box, 'Ana', font);
    expect([lines.length, lines[0]?.x, fontSize]).toEqual([1, 10, 24]);
    expect(lines[0]?.y).toBeGreaterThan(160 - 2 * 24);
  });
});
