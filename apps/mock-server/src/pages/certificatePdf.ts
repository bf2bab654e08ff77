import type { PDFDocument, Color, LineCapStyle, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { calendarDay } from '@raiz/api-client/rules';
import type { CertificateRow } from '../core/world.ts';
import { writableText, fit, type Room } from './pdfText.ts';
import { mark } from './mark.ts';
import { fileNamePart } from './format.ts';
import { pageHeaders } from './page.ts';

/** A certificate as a PDF download: the target of `certificate_url`. */
export async function certificateFile(certificate: CertificateRow): Promise<Response> {
  const bytes = new Uint8Array(await certificatePdf(certificate));
  const name = `certificado-${fileNamePart(certificate.title)}.pdf`;
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(bytes, { headers: { ...pageHeaders, ...headers } });
}

/** A4 landscape, in points. */
const sheetSize = { width: 841.89, height: 595.28 };

/** Centre of the sheet, in points from its left edge. */
const middle = sheetSize.width / 2;

/** One page with its fonts and colours. Heights are points from the lower edge, as in PDF. */
interface Sheet {
  page: PDFPage;
  fonts: Record<'heading' | 'name' | 'text' | 'strong', PDFFont>;
  colors: Record<'dark' | 'primary' | 'muted' | 'gold' | 'leaves' | 'line' | 'white', Color>;
  /** Rounds the ends of strokes. */
  roundCap: LineCapStyle;
}

/** How a text is set. */
interface Setting {
  font: PDFFont;
  /** Points. */
  size: number;
  color: Color;
  /** Points between letters. @default 0 */
  spacing?: number;
}

/** Writes one line centred on `x`, its baseline at `y`. */
function centred(
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
function fitted(sheet: Sheet, text: string, look: Pick<Setting, 'font' | 'color'>, room: Room, y: number): void {
  const { size, lines } = fit(text, look.font, room);
  const lineHeight = size * 1.2;
  // The baseline is a third of the size below the middle of the letters.
  const first = y + (lineHeight * (lines.length - 1)) / 2 - size / 3;
  lines.forEach((line, index) => centred(sheet, line, { ...look, size }, first - index * lineHeight));
}

const { width, height } = sheetSize;

/**
 * The double border: a thick line outside, a thin golden one inside with a diamond on each corner.
 */
function drawFrame({ page, colors }: Sheet): void {
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
function drawBrand(sheet: Sheet, name: string): void {
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
function drawRule({ page, colors }: Sheet, y: number): void {
  page.drawLine({ start: { x: width / 2 - 60, y }, end: { x: width / 2 + 60, y }, thickness: 1.5, color: colors.gold });
}

/** A fact at the bottom of the sheet: the value above a line, its name below. */
function drawFact(sheet: Sheet, side: 'left' | 'right', name: string, value: string): void {
  const { page, fonts, colors } = sheet;
  const x = side === 'left' ? 200 : width - 200;
  centred(sheet, value, { font: fonts.text, size: 11, color: colors.dark }, 99, x);
  page.drawLine({ start: { x: x - 120, y: 90 }, end: { x: x + 120, y: 90 }, thickness: 0.75, color: colors.line });
  centred(sheet, name, { font: fonts.text, size: 9.5, color: colors.muted }, 76, x);
}

/** The golden seal between the facts. */
function drawSeal(sheet: Sheet): void {
  const { page, fonts, colors } = sheet;
  const at = { x: width / 2, y: 96 };
  page.drawCircle({ ...at, size: 36, borderColor: colors.gold, borderWidth: 2 });
  page.drawCircle({ ...at, size: 31, color: colors.gold });
  centred(sheet, '100%', { font: fonts.heading, size: 19, color: colors.white }, 93);
  centred(sheet, 'CONCLUÍDO', { font: fonts.strong, size: 6.5, color: colors.white }, 81);
}

const brand = 'Portal Raiz';

/** The day of a moment as dd/mm/yyyy, or "--": `docs/specification.md#dates`. */
function brazilianDay(moment: string): string {
  return calendarDay(moment)?.split('-').reverse().join('/') ?? '--';
}

/** A key in groups of four, easier to read aloud. */
function grouped(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}

/** The document's metadata. */
function describe(document: PDFDocument, { title, student, issued_at }: CertificateRow): void {
  document.setTitle(`Certificado de conclusão: ${title}`, { showInWindowTitleBar: true });
  document.setAuthor(brand);
  document.setSubject(student);
  document.setLanguage('pt-BR');
  document.setCreationDate(new Date(issued_at));
  document.setModificationDate(new Date(issued_at));
}

/** An empty sheet with the portal's colours and the standard fonts. */
async function newSheet(document: PDFDocument): Promise<Sheet> {
  const { LineCapStyle, StandardFonts, rgb } = await import('@cantoo/pdf-lib');
  return {
    page: document.addPage([sheetSize.width, sheetSize.height]),
    fonts: {
      heading: document.embedStandardFont(StandardFonts.TimesRomanBold),
      name: document.embedStandardFont(StandardFonts.TimesRomanBoldItalic),
      text: document.embedStandardFont(StandardFonts.Helvetica),
      strong: document.embedStandardFont(StandardFonts.HelveticaBold),
    },
    colors: {
      dark: rgb(0.02, 0.165, 0.451),
      primary: rgb(0.086, 0.298, 0.722),
      muted: rgb(0.294, 0.333, 0.38),
      gold: rgb(0.698, 0.545, 0.035),
      leaves: rgb(0.039, 0.518, 0.498),
      line: rgb(0.498, 0.537, 0.584),
      white: rgb(1, 1, 1),
    },
    roundCap: LineCapStyle.Round,
  };
}

/** Lays out the certificate from top to bottom. */
function draw(sheet: Sheet, certificate: CertificateRow): void {
  const { fonts, colors } = sheet;
  // The four fonts share one encoding (WinAnsi).
  const known = new Set(fonts.text.getCharacterSet());
  const plain = { font: fonts.text, size: 14, color: colors.muted };
  drawFrame(sheet);
  drawBrand(sheet, brand);
  centred(sheet, 'Certificado de conclusão', { font: fonts.heading, size: 38, color: colors.dark }, 404);
  drawRule(sheet, 386);
  centred(sheet, 'Certificamos que', plain, 355);
  const student = { font: fonts.name, color: colors.primary };
  fitted(
    sheet,
    writableText(certificate.student, known),
    student,
    { width: 640, largest: 36, smallest: 16, maxLines: 2 },
    307,
  );
  centred(sheet, 'concluiu todas as aulas do curso', plain, 251);
  const title = { font: fonts.strong, color: colors.dark };
  fitted(
    sheet,
    writableText(certificate.title, known),
    title,
    { width: 600, largest: 24, smallest: 12, maxLines: 3 },
    199,
  );
  drawFact(sheet, 'left', 'Data de emissão', brazilianDay(certificate.issued_at));
  drawSeal(sheet);
  drawFact(sheet, 'right', 'Chave de verificação', writableText(grouped(certificate.key), known));
}

/**
 * The certificate of a completed course as a PDF: one A4 landscape sheet in Portuguese:
 * `docs/specification.md#my-certificates`. Long names and titles shrink and wrap; characters
 * outside the standard fonts become "?". The same certificate gives the same bytes. Loads the PDF
 * library on the first call.
 */
export async function certificatePdf(certificate: CertificateRow): Promise<Uint8Array> {
  const { PDFDocument: Document } = await import('@cantoo/pdf-lib');
  const document = await Document.create({ updateMetadata: false });
  describe(document, certificate);
  draw(await newSheet(document), certificate);
  return document.save();
}
