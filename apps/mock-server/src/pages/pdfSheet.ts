import type { Color, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { fit, type Room } from './pdfText.ts';

/** A4 landscape, in points. */
export const sheetSize = { width: 841.89, height: 595.28 };

/** Where things stand across the sheet, in points from its left edge. */
const middle = sheetSize.width / 2;

/** One page with the fonts and colours that its parts share. Heights are points from the lower edge, as PDF counts. */
export interface Sheet {
  page: PDFPage;
  fonts: Record<'heading' | 'name' | 'text' | 'strong', PDFFont>;
  colors: Record<'dark' | 'primary' | 'muted' | 'gold' | 'line' | 'white', Color>;
}

/** How a text is set. */
export interface Setting {
  font: PDFFont;
  /** Points. */
  size: number;
  color: Color;
  /** Points between letters; none unless told. */
  spacing?: number;
}

/** Writes one line centred on `x`, its baseline at `y`. */
export function centred(
  { page }: Sheet,
  text: string,
  { font, size, color, spacing = 0 }: Setting,
  y: number,
  x = middle,
): void {
  const width = font.widthOfTextAtSize(text, size) + spacing * (text.length - 1);
  page.drawText(text, { x: x - width / 2, y, font, size, color, characterSpacing: spacing });
}

/** Writes a text of unknown length as large as its room allows, line under line, the whole centred on the height `y`. */
export function fitted(sheet: Sheet, text: string, look: Pick<Setting, 'font' | 'color'>, room: Room, y: number): void {
  const { size, lines } = fit(text, look.font, room);
  const lineHeight = size * 1.2;
  // Letters stand on their baseline: a third of the size below their middle.
  const first = y + (lineHeight * (lines.length - 1)) / 2 - size / 3;
  lines.forEach((line, index) => centred(sheet, line, { ...look, size }, first - index * lineHeight));
}
