import type { Color, LineCapStyle, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { fit, type Room } from './pdfText.ts';

/** A4 landscape, in points. */
export const sheetSize = { width: 841.89, height: 595.28 };

/** Centre of the sheet, in points from its left edge. */
const middle = sheetSize.width / 2;

/** One page with its fonts and colours. Heights are points from the lower edge, as in PDF. */
export interface Sheet {
  page: PDFPage;
  fonts: Record<'heading' | 'name' | 'text' | 'strong', PDFFont>;
  colors: Record<'dark' | 'primary' | 'muted' | 'gold' | 'leaves' | 'line' | 'white', Color>;
  /** Rounds the ends of strokes. */
  roundCap: LineCapStyle;
}

/** How a text is set. */
export interface Setting {
  font: PDFFont;
  /** Points. */
  size: number;
  color: Color;
  /** Points between letters. @default 0 */
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

/** Writes a text as large as its room allows, its lines centred on the height `y`. */
export function fitted(sheet: Sheet, text: string, look: Pick<Setting, 'font' | 'color'>, room: Room, y: number): void {
  const { size, lines } = fit(text, look.font, room);
  const lineHeight = size * 1.2;
  // The baseline is a third of the size below the middle of the letters.
  const first = y + (lineHeight * (lines.length - 1)) / 2 - size / 3;
  lines.forEach((line, index) => centred(sheet, line, { ...look, size }, first - index * lineHeight));
}
