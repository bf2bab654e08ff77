import type { PDFFont } from '@cantoo/pdf-lib';
import type { CertificateRow } from '../core/database.ts';
import { dayText, fileNamePart } from './format.ts';
import { pageHeaders } from './page.ts';
import { linesIn, writableText } from './pdfText.ts';

/** A certificate as a PDF download: the target of `certificate_url`. */
export async function certificateFile(certificate: CertificateRow): Promise<Response> {
  const bytes = new Uint8Array(await certificatePdf(certificate));
  const name = `certificado-${fileNamePart(certificate.title)}.pdf`;
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(bytes, { headers: { ...pageHeaders, ...headers } });
}

/** The brand that issues it. */
const issuer = 'Portal Raiz';

/** A4 landscape, in points: a band at the left edge, and the text beside it. */
const [width, height] = [841.89, 595.28] as const;
const [left, right] = [120, width - 60] as const;

/** The portal's colours for text and the band. */
const [dark, primary, muted] = ['#171f28', '#164cb8', '#4b5561'] as const;

/**
 * Renders the certificate of a completed course as a PDF: one A4 landscape sheet in Portuguese with the student, the
 * course, the day and the issuer. Long names and titles shrink and wrap; characters outside the standard fonts become
 * "?". The same certificate gives the same bytes. Loads the PDF library on the first call.
 */
export async function certificatePdf(certificate: CertificateRow): Promise<Uint8Array> {
  const { title, student, issued_at, key } = certificate;
  const { colorString, PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
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

  page.drawRectangle({ width: 60, height, color: rgb(primary) });
  await write(height - 60, issuer, 16, strong, primary);
  let y = await write(436, 'CERTIFICADO DE CONCLUSÃO', 12, text, primary);
  y = await write(y - 4, student, 44, strong, dark);
  y = await write(y, 'concluiu o curso', 14, text, muted);
  await write(y, title, 22, strong, dark);
  y = await write(102, `Emitido em ${dayText(issued_at)}`, 14, text, dark);
  await write(y, `Chave de verificação: ${key}`, 9, text, muted);
  return document.save();
}
