import type { PDFFont } from '@cantoo/pdf-lib';
import type { CertificateRow } from '../core/database.ts';
import { dayText, fileNamePart } from './format.ts';
import { mark } from './mark.ts';
import { pageHeaders } from './page.ts';
import { linesIn, writableText, type Box } from './pdfText.ts';

/** A certificate as a PDF download: the target of `certificate_url`. */
export async function certificateFile(certificate: CertificateRow): Promise<Response> {
  const bytes = new Uint8Array(await certificatePdf(certificate));
  const name = `certificado-${fileNamePart(certificate.title)}.pdf`;
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(bytes, { headers: { ...pageHeaders, ...headers } });
}

/** A4 landscape, in points. */
const [width, height] = [841.89, 595.28] as const;

/** Width of the band at the left, the side of its tiles, and the middle of the sheet beside it. */
const band = width * 0.22;
const tile = band / 4;
const middle = band + (width - band) / 2;

/** The colours of the portal's covers, by the course's id: the band, most tiles, and the highlighted ones. */
export const covers = [
  ['#d4e4ff', '#b5cfff', '#2f6ae0'],
  ['#b8f0eb', '#8ce0da', '#0a847f'],
  ['#e7ddfe', '#d7c2ff', '#8455c6'],
  ['#c2eafe', '#8ddaff', '#0a84ad'],
  ['#fed6e8', '#ffb5d7', '#c23a86'],
  ['#fde0d3', '#fcc2a8', '#b4532a'],
] as const;

/** Leaves of 40 by 40 in the places that a rule picks, each turned by its place. */
function tiles(isPicked: (place: number) => boolean): string {
  return Array.from({ length: 4 * Math.ceil(height / tile) }, (_, at) => ({ x: at % 4, y: Math.floor(at / 4) }))
    .filter(({ x, y }) => isPicked((2 * x + y * y + y) % 5))
    .map(({ x, y }) => {
      const side = (x * x + y) % 3 === 0 ? 40 : -40;
      const start = side > 0 ? x : x + 1;
      const turn = side > 0 ? 1 : 0;
      return `M${start * 40} ${(y + 1) * 40}a40 40 0 0 ${turn} ${side}-40a40 40 0 0 ${turn} ${-side} 40z`;
    })
    .join('');
}

/** A line of text beside the band, at a height above the lower edge. */
function row(y: number, rowHeight: number, largest: number): Box {
  return { x: band + 60, y, width: width - band - 120, height: rowHeight, largest };
}

/**
 * Renders the certificate of a completed course as a PDF: one A4 landscape sheet in Portuguese, in the colours and the
 * order of the portal's card: `docs/specification.md#my-certificates`. Long names and titles shrink and wrap; characters
 * outside the standard fonts become "?". The same certificate gives the same bytes. Loads the PDF library on the first
 * call.
 */
export async function certificatePdf(certificate: CertificateRow): Promise<Uint8Array> {
  const { title, student, issued_at, key, course_id } = certificate;
  const { colorString, LineCapStyle, PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`Certificado de conclusão: ${title}`, { showInWindowTitleBar: true });
  document.setAuthor('Portal Raiz');
  document.setSubject(student);
  document.setLanguage('pt-BR');
  document.setCreationDate(new Date(issued_at));
  document.setModificationDate(new Date(issued_at));

  const text = await document.embedFont(StandardFonts.Helvetica);
  const strong = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([width, height]);
  const write = async (line: string, box: Box, font: PDFFont, color: string) => {
    const { lines, fontSize: size } = await linesIn(box, writableText(line, font), font);
    for (const { text: part, x, y } of lines) {
      page.drawText(part, { x, y, size, font, color: colorString(color).rgb });
    }
  };
  const draw = (path: string, x: number, y: number, scale: number, color: string) =>
    page.drawSvgPath(path, { x, y, scale, color: colorString(color).rgb });
  const stroke = (path: string, x: number, y: number, scale: number, color: string, borderWidth: number) =>
    page.drawSvgPath(path, {
      x,
      y,
      scale,
      borderWidth,
      borderColor: colorString(color).rgb,
      borderLineCap: LineCapStyle.Round,
    });

  const [ground, soft, accent] = covers[course_id % covers.length] ?? covers[0];
  const [dark, primary, muted, line, green] = ['#171f28', '#164cb8', '#4b5561', '#dfe3ea', '#008a45'] as const;
  page.drawRectangle({ width: band, height, color: colorString(ground).rgb });
  draw(
    tiles((place) => place > 1),
    0,
    height,
    tile / 40,
    soft,
  );
  draw(
    tiles((place) => place === 1),
    0,
    height,
    tile / 40,
    accent,
  );
  const inner = { x: band + 20, y: 20, width: width - band - 40, height: height - 40 };
  page.drawRectangle({ ...inner, borderColor: colorString(line).rgb, borderWidth: 1 });

  draw(mark.leaves, middle - 24, 540, 1.5, '#0a847f');
  stroke(mark.roots, middle - 24, 540, 1.5, primary, mark.stroke);
  await write('CERTIFICADO DE CONCLUSÃO', row(452, 24, 12), strong, primary);
  await write(student, row(336, 96, 40), strong, dark);
  await write('concluiu o curso', row(304, 24, 14), text, muted);
  await write(title, row(216, 80, 24), strong, dark);
  draw('M12 36l-4.5 24 8.5-5 6 6 3-22zM36 36l4.5 24-8.5-5-6 6-3-22z', middle - 30, 200, 1.25, '#006332');
  draw('M24 4a20 20 0 1 1 0 40a20 20 0 1 1 0-40z', middle - 30, 200, 1.25, green);
  stroke('M24 8.5a15.5 15.5 0 1 1 0 31a15.5 15.5 0 1 1 0-31z', middle - 30, 200, 1.25, '#7fc4a2', 1);
  stroke('M16.5 24.5l5.2 5.2 10-11', middle - 30, 200, 1.25, '#ffffff', 3.5);
  await write(`Emitido em ${dayText(issued_at)}`, row(84, 24, 13), text, dark);
  await write(`Chave de verificação: ${key}`, row(60, 20, 10), text, muted);
  return document.save();
}
