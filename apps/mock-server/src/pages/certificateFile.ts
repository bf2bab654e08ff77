import type { CertificateRow } from '../core/world.ts';
import { certificatePdf } from './certificatePdf.ts';
import { fileNamePart } from './format.ts';
import { pageHeaders } from './page.ts';

/** A certificate as a PDF download: the target of `certificate_url`. */
export async function certificateFile(certificate: CertificateRow): Promise<Response> {
  const bytes = new Uint8Array(await certificatePdf(certificate));
  const name = `certificado-${fileNamePart(certificate.title)}.pdf`;
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(bytes, { headers: { ...pageHeaders, ...headers } });
}
