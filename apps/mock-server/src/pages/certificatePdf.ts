import type { Color, PDFFont } from '@cantoo/pdf-lib';
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

/** The middle of the sheet, at a height above its lower edge. */
function row(y: number, rowHeight: number, largest: number): Box {
  return { x: 110, y, width: width - 220, height: rowHeight, largest };
}

/** The left or right half of the sheet's footer. */
function foot(side: 'left' | 'right'): Box {
  return { x: side === 'left' ? 70 : width / 2 + 10, y: 80, width: width / 2 - 80, height: 24, largest: 11 };
}

/**
 * Renders the certificate of a completed course as a PDF: one A4 landscape sheet in Portuguese:
 * `docs/specification.md#my-certificates`. Long names and titles shrink and wrap; characters outside the standard fonts
 * become "?". The same certificate gives the same bytes. Loads the PDF library on the first call.
 */
export async function certificatePdf({ title, student, issued_at, key }: CertificateRow): Promise<Uint8Array> {
  const { LineCapStyle, PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`Certificado de conclusão: ${title}`, { showInWindowTitleBar: true });
  document.setAuthor('Portal Raiz');
  document.setSubject(student);
  document.setLanguage('pt-BR');
  document.setCreationDate(new Date(issued_at));
  document.setModificationDate(new Date(issued_at));

  const [text, strong, name] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.TimesRomanBoldItalic].map((font) =>
      document.embedFont(font),
    ),
  );
  if (!text || !strong || !name) throw new Error('The PDF library has no standard fonts.');
  const [dark, primary, muted] = [rgb(0.02, 0.165, 0.451), rgb(0.086, 0.298, 0.722), rgb(0.294, 0.333, 0.38)];
  const page = document.addPage([width, height]);
  const write = async (line: string, box: Box, font: PDFFont, color: Color) => {
    const { lines, fontSize: size } = await linesIn(box, writableText(line, font), font);
    for (const { text: part, x, y } of lines) page.drawText(part, { x, y, size, font, color });
  };

  const border = { x: 24, y: 24, width: width - 48, height: height - 48 };
  page.drawRectangle({ ...border, borderColor: dark, borderWidth: 5 });
  const position = { x: width / 2 - 24, y: 524, scale: 1.5 };
  page.drawSvgPath(mark.leaves, { ...position, color: rgb(0.039, 0.518, 0.498) });
  page.drawSvgPath(mark.roots, {
    ...position,
    borderColor: primary,
    borderWidth: mark.stroke,
    borderLineCap: LineCapStyle.Round,
  });
  await write('PORTAL RAIZ', row(448, 24, 11), strong, primary);
  await write('Certificado de conclusão', row(380, 60, 38), strong, dark);
  await write('Certificamos que', row(348, 24, 14), text, muted);
  await write(student, row(272, 72, 36), name, primary);
  await write('concluiu todas as aulas do curso', row(240, 24, 14), text, muted);
  await write(title, row(136, 96, 24), strong, dark);
  await write(`Data de emissão: ${dayText(issued_at)}`, foot('left'), text, dark);
  await write(`Chave de verificação: ${key}`, foot('right'), text, dark);
  return document.save();
}
