import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { certificatePdf } from './certificatePdf.ts';

const certificate = {
  id: 1,
  user_id: 2,
  course_id: 5,
  title: 'Educação financeira para quem empreende',
  student: 'Mariana Souza',
  issued_at: '2026-11-21T12:00:00.000Z',
  key: '9f2c4e7ab01d58e63c7790ad24f1be85',
};

it('is one A4 sheet, landscape, that says what it is', async () => {
  const document = await PDFDocument.load(await certificatePdf(certificate), { updateMetadata: false });
  expect(document.getPageCount()).toBe(1);
  expect(document.getPage(0).getSize()).toEqual({ width: 841.89, height: 595.28 });
  expect(document.getTitle()).toBe('Certificado de conclusão: Educação financeira para quem empreende');
  expect(document.getSubject()).toBe('Mariana Souza');
  expect(document.getCreationDate()?.toISOString()).toBe(certificate.issued_at);
});

it('is the same file for the same certificate', async () => {
  expect(await certificatePdf(certificate)).toEqual(await certificatePdf(certificate));
});

it('shows the issuer, the student, the course and the day', async () => {
  const bytes = Buffer.from(await certificatePdf(certificate)).toString('latin1');
  const streams = [...bytes.matchAll(/stream\n([^]*?)\nendstream/g)].flatMap(([, packed = '']) => {
    const plain = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    return [...plain.matchAll(/<(\w+)> Tj/g)].map(([, code = '']) => Buffer.from(code, 'hex').toString('latin1'));
  });
  const { student, title } = certificate;
  expect(streams).toEqual(expect.arrayContaining(['Portal Raiz', student, title, 'Emitido em 21/11/2026']));
});

it.each([
  ['emoji and other scripts', { student: 'Ana 🎉 Ελένη 山田', title: 'Curso 👩‍👧 Привет' }],
  ['nothing', { student: '', title: '' }],
  ['line breaks', { student: 'Ana\nLima', title: 'Um\r\n\tcurso' }],
  ['very long texts', { student: 'Nome '.repeat(60), title: 'x'.repeat(200) }],
])('can be made of %s', async (_what, texts) => {
  const bytes = await certificatePdf({ ...certificate, ...texts });
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
});
