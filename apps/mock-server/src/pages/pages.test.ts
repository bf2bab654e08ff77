import { describe, expect, it, vi } from 'vitest';
import { testRequest } from '../shared/testRequest.ts';
import { checkoutPath, openMock } from './testPages.ts';

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

describe('every page', () => {
  it.each(['/__mock', '/__mock/nada', '/__mock/confirm/x'])(
    '%s is a Portuguese document under a strict policy',
    async (path) => {
      const { headers, text } = await openMock().visit(`GET ${path}`);
      expect(headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
      expect(headers.get('Content-Security-Policy')).toBe(policy);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(text).toContain('<html lang="pt-BR">');
      expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1" />');
      expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    },
  );

  it('has its stylesheet as a file', async () => {
    const { status, headers, text } = await openMock().visit('GET /__mock/style.css');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(text).toContain('prefers-color-scheme: dark');
  });
});

describe('addresses that do not exist', () => {
  it.each([
    '/__mock/',
    '/__mock/mails/0',
    '/__mock/mails/',
    '/__mock/checkout/0',
    '/__mock/certificates/0.pdf',
    '/__mock/people/2',
    '/perfil',
    '/apis',
  ])('%s is 404', async (path) => {
    const { status, text } = await openMock().visit(`GET ${path}`);
    expect(status).toBe(404);
    expect(text).toContain('<h1>Página não encontrada</h1>');
  });

  it.each(['/__mock/checkout/0/pay', '/__mock/people/99/block', '/__mock/people/2/constructor'])(
    'POST %s is 404',
    async (path) => {
      expect((await openMock().visit(`POST ${path}`)).status).toBe(404);
    },
  );

  it.each([
    ['GET /__mock/reset', 'POST'],
    ['POST /__mock', 'GET, HEAD'],
    ['DELETE /__mock/people/2/block', 'POST'],
  ])('%s is 405', async (call, allow) => {
    const { status, headers } = await openMock().visit(call);
    expect([status, headers.get('Allow')]).toEqual([405, allow]);
  });
});

describe('a certificate', () => {
  it('is a PDF to be saved', async () => {
    const { api } = openMock();
    const [certificate] = api.db().certificates;
    const response = await api.fetch(testRequest(`GET /__mock/certificates/${certificate?.key ?? ''}.pdf`));
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="certificado-[a-z0-9-]+\.pdf"$/);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  });
});

describe('a portal somewhere else', () => {
  const portal = 'http://localhost:5173';

  it('is where its paths and the ends of the flows lead to, and forms may lead there', async () => {
    const { api, visit } = openMock({ portal });
    expect(await visit('GET /redefinir-senha?token=x')).toMatchObject({
      status: 303,
      location: `${portal}/redefinir-senha?token=x`,
    });
    expect(await visit('GET /')).toMatchObject({ location: `${portal}/` });
    expect(await visit('GET /__mock/confirm')).toMatchObject({ location: `${portal}/email-confirmado` });
    expect(await visit(`POST ${await checkoutPath(api)}/pay`)).toMatchObject({
      location: `${portal}/pagamento-sucesso`,
    });
    expect((await visit('GET /__mock')).headers.get('Content-Security-Policy')).toContain(
      `form-action 'self' ${portal};`,
    );
    expect((await visit('GET /__mock/nada')).status).toBe(404);
    expect((await visit('POST /perfil')).status).toBe(404);
  });

  it('is not known otherwise: the root leads to the control page', async () => {
    expect(await openMock().visit('GET /')).toMatchObject({ status: 303, location: '/__mock' });
  });
});

it('a page that fails says so and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { api, visit } = openMock();
  Object.assign(api.db(), { vouchers: null });
  const { status, text } = await visit('GET /__mock');
  expect(status).toBe(500);
  expect(text).toContain('<h1>Erro interno do servidor</h1>');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
