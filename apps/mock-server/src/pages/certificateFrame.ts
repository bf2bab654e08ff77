import { mark } from './mark.ts';
import { centred, sheetSize, type Sheet } from './pdfSheet.ts';

const { width, height } = sheetSize;

/**
 * The double border: a thick line outside, a thin golden one inside with a diamond on each corner.
 */
export function drawFrame({ page, colors }: Sheet): void {
  page.drawRectangle({
    x: 24,
    y: 24,
    width: width - 48,
    height: height - 48,
    borderColor: colors.dark,
    borderWidth: 5,
  });
  page.drawRectangle({
    x: 36,
    y: 36,
    width: width - 72,
    height: height - 72,
    borderColor: colors.gold,
    borderWidth: 1,
  });
  for (const x of [36, width - 36]) {
    for (const y of [36, height - 36]) page.drawSvgPath('M0 -7L7 0L0 7L-7 0Z', { x, y, color: colors.gold });
  }
}

/** The portal's mark with its name below. */
export function drawBrand(sheet: Sheet, name: string): void {
  const { page, fonts, colors, roundCap } = sheet;
  const place = { x: width / 2 - 24, y: 524, scale: 1.5 };
  page.drawSvgPath(mark.leaves, { ...place, color: colors.leaves });
  page.drawSvgPath(mark.roots, {
    ...place,
    borderColor: colors.primary,
    borderWidth: mark.stroke,
    borderLineCap: roundCap,
  });
  centred(sheet, name.toUpperCase(), { font: fonts.strong, size: 11, color: colors.primary, spacing: 3 }, 456);
}

/** A short golden line across the middle. */
export function drawRule({ page, colors }: Sheet, y: number): void {
  page.drawLine({ start: { x: width / 2 - 60, y }, end: { x: width / 2 + 60, y }, thickness: 1.5, color: colors.gold });
}

/** A fact at the bottom of the sheet: the value above a line, its name below. */
export function drawFact(sheet: Sheet, side: 'left' | 'right', name: string, value: string): void {
  const { page, fonts, colors } = sheet;
  const x = side === 'left' ? 200 : width - 200;
  centred(sheet, value, { font: fonts.text, size: 11, color: colors.dark }, 99, x);
  page.drawLine({ start: { x: x - 120, y: 90 }, end: { x: x + 120, y: 90 }, thickness: 0.75, color: colors.line });
  centred(sheet, name, { font: fonts.text, size: 9.5, color: colors.muted }, 76, x);
}

/** The golden seal between the facts. */
export function drawSeal(sheet: Sheet): void {
  const { page, fonts, colors } = sheet;
  const at = { x: width / 2, y: 96 };
  page.drawCircle({ ...at, size: 36, borderColor: colors.gold, borderWidth: 2 });
  page.drawCircle({ ...at, size: 31, color: colors.gold });
  centred(sheet, '100%', { font: fonts.heading, size: 19, color: colors.white }, 93);
  centred(sheet, 'CONCLUÍDO', { font: fonts.strong, size: 6.5, color: colors.white }, 81);
}
