import type { PDFFont } from '@cantoo/pdf-lib';
import type { CertificateRow } from '../core/database.ts';
import { coverOf } from './cover.ts';
import { dayText, fileNamePart } from './format.ts';
import { mark } from './mark.ts';
import { pageHeaders } from './page.ts';
import { linesIn, writableText } from './pdfText.ts';

/** A certificate as a PDF download: the target of `certificate_url`. */
export async function certificateFile(certificate: CertificateRow): Promise<Response> {
  const bytes = new Uint8Array(await certificatePdf(certificate));
  const name = `certificado-${fileNamePart(certificate.title)}.pdf`;
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(bytes, { headers: { ...pageHeaders, ...headers } });
}

/** The edge of the seal, on a grid of 48 by 48. */
export const rosette =
  'M22.7 3.5q1.3-1 2.6 0l2.2 1.6q1.3 1 2.9.8l2.8-.3q1.6-.2 2.2 1.3l1.1 2.5q.6 1.5 2.1 2.1l2.5 1.1q1.5.6 1.3 2.2l-.3 2.8q-.2 1.6.8 2.9l1.6 2.2q1 1.3 0 2.6l-1.6 2.2q-1 1.3-.8 2.9l.3 2.8q.2 1.6-1.3 2.2l-2.5 1.1q-1.5.6-2.1 2.1l-1.1 2.5q-.6 1.5-2.2 1.3l-2.8-.3q-1.6-.2-2.9.8l-2.2 1.6q-1.3 1-2.6 0l-2.2-1.6q-1.3-1-2.9-.8l-2.8.3q-1.6.2-2.2-1.3l-1.1-2.5q-.6-1.5-2.1-2.1l-2.5-1.1q-1.5-.6-1.3-2.2l.3-2.8q.2-1.6-.8-2.9l-1.6-2.2q-1-1.3 0-2.6l1.6-2.2q1-1.3.8-2.9l-.3-2.8q-.2-1.6 1.3-2.2l2.5-1.1q1.5-.6 2.1-2.1l1.1-2.5q.6-1.5 2.2-1.3l2.8.3q1.6.2 2.9-.8z';

/** The brand that issues it. */
const issuer = 'Portal Raiz';

/** A4 landscape, in points: the band of the cover, then the frame, and the text inside. */
const [width, height] = [841.89, 595.28] as const;
const band = width * 0.22;
const frame = { x: band + 14, y: 14, width: width - band - 28, height: height - 28 };
const left = frame.x + 46;
const right = width - 60;
const bottom = frame.y + 46;

/**
 * Renders the certificate of a completed course as a PDF: one A4 landscape sheet in Portuguese that repeats the
 * portal's card: `docs/specification.md#my-certificates`. Long names and titles shrink and wrap; characters outside the
 * standard fonts become "?". The same certificate gives the same bytes. Loads the PDF library on the first call.
 */
export async function certificatePdf(certificate: CertificateRow): Promise<Uint8Array> {
  const { title, student, issued_at, key, course_id } = certificate;
  const { colorString, degrees, LineCapStyle, PDFDocument, setCharacterSpacing, StandardFonts } =
    await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`Certificado de conclusão: ${title}`, { showInWindowTitleBar: true });
  document.setAuthor(issuer);
  document.setSubject(student);
  document.setLanguage('pt-BR');
  document.setCreationDate(new Date(issued_at));
  document.setModificationDate(new Date(issued_at));

  const text = await document.embedFont(StandardFonts.Helvetica);
  const strong = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([width, height]);
  const rgb = (color: string) => colorString(color).rgb;
  /** Writes lines from a height down, and returns the height below them. */
  const write = async (y: number, line: string, size: number, font: PDFFont, color: string) => {
    const box = { x: left, y: y - 2.4 * size, width: right - left, height: 2.4 * size, largest: size };
    const { lines, fontSize } = await linesIn(box, writableText(line, font), font);
    for (const { text: part, ...at } of lines) page.drawText(part, { ...at, size: fontSize, font, color: rgb(color) });
    return (lines.at(-1)?.y ?? y) - fontSize / 4;
  };
  const draw = (path: string, x: number, y: number, scale: number, color: string, turns = 0) =>
    page.drawSvgPath(path, { x, y, scale, color: rgb(color), rotate: degrees(-90 * turns) });
  const stroke = (path: string, x: number, y: number, scale: number, borderColor: string, borderWidth: number) =>
    page.drawSvgPath(path, {
      x,
      y,
      scale,
      borderWidth,
      borderColor: rgb(borderColor),
      borderLineCap: LineCapStyle.Round,
    });

  const { columns, rows, colors, shape, tiles } = coverOf(course_id);
  const [dark, primary, muted, line, green] = ['#171f28', '#164cb8', '#4b5561', '#dfe3ea', '#008a45'] as const;
  page.drawRectangle({ width: band, height, color: rgb(colors[0]) });
  const tile = height / rows;
  for (const { column, row, turns, layer } of tiles) {
    const x = band / 2 + (column + 0.5 - columns / 2) * tile;
    if (Math.abs(x - band / 2) < band / 2 + tile)
      draw(shape, x, height - (row + 0.5) * tile, tile / 40, colors[layer], turns);
  }
  page.drawRectangle({ x: band, width: width - band, height, color: rgb('#ffffff') });
  page.drawRectangle({ ...frame, borderColor: rgb(line), borderWidth: 1 });

  draw(mark.leaves, left, 536, 1.05, '#0a847f');
  stroke(mark.roots, left, 536, 1.05, primary, mark.stroke);
  page.drawText(issuer, { x: left + 44, y: 514, size: 16, font: strong, color: rgb(dark) });
  page.pushOperators(setCharacterSpacing(1));
  let y = await write(436, 'CERTIFICADO DE CONCLUSÃO', 12, text, primary);
  page.pushOperators(setCharacterSpacing(0));
  y = await write(y - 4, student, 44, strong, dark);
  y = await write(y, 'concluiu o curso', 14, text, muted);
  await write(y, title, 22, strong, dark);
  y = await write(102, `Emitido em ${dayText(issued_at)}`, 14, text, dark);
  await write(y, `Chave de verificação: ${key}`, 9, text, muted);
  const [sealX, sealY] = [right - 48 * 2.2, bottom + 62 * 2.2];
  draw('M12 36l-4.5 24 8.5-5 6 6 3-22zM36 36l4.5 24-8.5-5-6 6-3-22z', sealX, sealY, 2.2, '#006332');
  draw(rosette, sealX, sealY, 2.2, green);
  stroke('M24 8.5a15.5 15.5 0 1 1 0 31a15.5 15.5 0 1 1 0-31z', sealX, sealY, 2.2, '#7fc4a2', 1);
  stroke('M16.5 24.5l5.2 5.2 10-11', sealX, sealY, 2.2, '#ffffff', 3.5);
  return document.save();
}
