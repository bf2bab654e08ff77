import type { Color, PDFFont } from '@cantoo/pdf-lib';
import type { CertificateRow } from '../core/database.ts';
import { dayText, fileNamePart } from './format.ts';
import { mark } from './mark.ts';
import { seededRandom } from '../shared/random.ts';
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

/** The band of tiles at the left, three in a row. */
const tile = (0.22 * width) / 3;
/** The middle of the rest. */
const middle = (3 * tile + width) / 2;

/** Ground, tiles and highlighted tiles of a course's cover, by its id. A band is never grey: it is blue instead. */
const covers = [
  ['#d4e4ff', '#b5cfff', '#2f6ae0'],
  ['#b8f0eb', '#8ce0da', '#0a847f'],
  ['#e7ddfe', '#d7c2ff', '#8455c6'],
  ['#c2eafe', '#8ddaff', '#0a84ad'],
  ['#fed6e8', '#ffb5d7', '#c23a86'],
  ['#d4e4ff', '#b5cfff', '#2f6ae0'],
] as const;

/** A leaf in a square of 40, and the other way round. */
const leaves = ['M0 40a40 40 0 0 1 40-40a40 40 0 0 1-40 40z', 'M0 0a40 40 0 0 1 40 40a40 40 0 0 1-40-40z'] as const;

/** The seal of a completed course: ribbons, disc and tick. */
const seal = [
  ['M12 36l-4.5 24 8.5-5 6 6 3-22zM36 36l4.5 24-8.5-5-6 6-3-22z', '#006331'],
  ['M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z', '#008a45'],
  ['M18 23l-2.6 2.8 6.4 6.2 12.2-13.4-2.8-2.6-9.6 10.6z', '#ffffff'],
] as const;

/** A line of text or several, at a height above the sheet's lower edge. */
function row(y: number, rowHeight: number, largest: number): Box {
  return { x: middle - 270, y, width: 540, height: rowHeight, largest };
}

/**
 * Renders the certificate of a completed course as a PDF, like the card on the screen: one A4 landscape sheet in
 * Portuguese (`docs/specification.md#my-certificates`). Long names and titles shrink and wrap; characters outside the
 * standard fonts become "?". The same certificate gives the same bytes. Loads the PDF library on the first call.
 */
export async function certificatePdf({
  course_id,
  title,
  student,
  issued_at,
  key,
}: CertificateRow): Promise<Uint8Array> {
  const { LineCapStyle, PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const color = (hex: string): Color => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    return rgb(red, green, blue);
  };
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
  const write = async (line: string, box: Box, font: PDFFont, hex: string) => {
    const { lines, fontSize: size } = await linesIn(box, writableText(line, font), font);
    for (const { text: part, x, y } of lines) page.drawText(part, { x, y, size, font, color: color(hex) });
  };

  const [ground, soft, accent] = covers[course_id % covers.length] ?? covers[0];
  page.drawRectangle({ x: 0, y: 0, width: 3 * tile, height, color: color(ground) });
  const random = seededRandom(course_id);
  for (let at = 0; at < 30; at += 1) {
    const shade = random.pick([accent, soft, soft, soft, ground]);
    const place = { x: (at % 3) * tile, y: height - Math.floor(at / 3) * tile, scale: tile / 40 };
    page.drawSvgPath(random.pick(leaves), { ...place, color: color(shade) });
  }
  const frame = { x: 3 * tile + 16, y: 16, width: width - 3 * tile - 32, height: height - 32 };
  page.drawRectangle({ ...frame, borderColor: color('#dfe3ea'), borderWidth: 1 });
  const position = { x: middle - 20, y: 540, scale: 1.25 };
  page.drawSvgPath(mark.leaves, { ...position, color: color('#0a847f') });
  page.drawSvgPath(mark.roots, {
    ...position,
    borderColor: color('#164cb8'),
    borderWidth: mark.stroke,
    borderLineCap: LineCapStyle.Round,
  });
  await write('CERTIFICADO DE CONCLUSÃO', row(466, 20, 11), strong, '#0d3d9b');
  await write(student, row(350, 96, 40), strong, '#171f28');
  await write('concluiu o curso', row(322, 20, 14), text, '#4b5561');
  await write(title, row(226, 88, 24), strong, '#171f28');
  for (const [path, hex] of seal) page.drawSvgPath(path, { x: middle - 31, y: 196, scale: 1.3, color: color(hex) });
  await write(`Emitido em ${dayText(issued_at)}`, row(78, 18, 12), text, '#4b5561');
  await write(`Chave de verificação: ${key}`, row(54, 16, 10), text, '#4b5561');
  return document.save();
}
