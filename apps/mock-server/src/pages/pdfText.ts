import type { PDFFont } from '@cantoo/pdf-lib';

/**
 * A text in the characters of a font: collapses whitespace, removes invisible characters and an unknown letter's accent
 * ("ő" → "o"), and replaces other unknown characters (emoji, Greek) with "?". Portuguese stays unchanged.
 */
export function writableText(text: string, font: Pick<PDFFont, 'getCharacterSet'>): string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (character: string) => known.has(character.codePointAt(0) ?? 0);
  const plain = text.normalize('NFC').replaceAll(/\s+/gu, ' ');
  const letters = Array.from(plain.replaceAll(/[\p{M}\p{Cf}\p{Cc}]/gu, ''), (letter) =>
    isKnown(letter) ? letter : (Array.from(letter.normalize('NFD')).slice(0, 1).find(isKnown) ?? '?'),
  );
  return letters.join('').trim();
}

/** The position of a text: its lower left corner, its size, and its maximum font size, in points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  largest: number;
}

/**
 * Lays out the lines of a text from the upper left corner of a box, as large as possible. A word that is longer than the
 * box shrinks the entire text.
 */
export async function linesIn(box: Box, text: string, font: PDFFont) {
  const { layoutMultilineText, TextAlignment } = await import('@cantoo/pdf-lib');
  const layout = (fontSize?: number) =>
    layoutMultilineText(text, { alignment: TextAlignment.Left, font, bounds: box, ...(fontSize && { fontSize }) });
  const size = Math.min(layout().fontSize, box.largest);
  const widest = Math.max(...layout(size).lines.map((line) => line.width));
  return layout(widest > box.width ? (size * box.width) / widest : size);
}
