import type { PDFDocument } from '@cantoo/pdf-lib';
import { calendarDay } from '@raiz/api-client/rules';
import type { CertificateRow } from '../core/world.ts';
import { drawBrand, drawFact, drawFrame, drawRule, drawSeal } from './certificateFrame.ts';
import { centred, fitted, sheetSize, type Sheet } from './pdfSheet.ts';
import { writableText } from './pdfText.ts';

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
