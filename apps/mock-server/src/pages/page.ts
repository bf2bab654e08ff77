import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MockEnv } from '../databases/mockEnv.ts';
import { stylesheet } from './stylesheet.ts';

/** Answers an unknown address: redirects to the portal when another server serves it, otherwise 404. */
export function notFound(context: Context<MockEnv>): Response | Promise<Response> {
  const { path, method, url } = context.req;
  const { portal } = context.env;
  const isOurs = path === '/__mock' || path.startsWith('/__mock/');
  if (portal !== undefined && method === 'GET' && !isOurs) {
    const { pathname, search } = new URL(url);
    return redirect(`${portal}${pathname}${search}`);
  }
  const text = isOurs
    ? 'O que você procura não existe ou não existe mais: os dados podem ter voltado ao início.'
    : 'Aqui respondem só a API e as páginas de demonstração. Esta página é do portal: abra-a no endereço dele.';
  const main = html`<h1>Página não encontrada</h1>
    <div class="card">
      <p>${text}</p>
      <p><a href="${context.var.base}">Ir para o início</a></p>
    </div>`;
  return show(context, { title: 'Página não encontrada', main, status: 404 });
}

/** Logs why a page failed, and answers 500. */
export function failed(error: Error, context: Context<MockEnv>): Response | Promise<Response> {
  console.error(`${context.req.method} ${context.req.path} failed.`, error);
  const main = html`<h1>Erro interno do servidor</h1>
    <p>Algo deu errado nesta página. Tente de novo.</p>`;
  return show(context, { title: 'Erro interno do servidor', main, status: 500 });
}

/** Content-Security-Policy of the pages: their own stylesheet and forms. A form may redirect to the portal. */
function policyFor(portal: string | undefined): string {
  const forms = portal === undefined ? "'self'" : `'self' ${portal}`;
  return `default-src 'none'; style-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`;
}

/** HTML of a page or of a part of it. */
export type Html = ReturnType<typeof html>;

/** Content of a page. */
export interface PageContent {
  title: string;
  main: Html;
  /** @default 200 */
  status?: ContentfulStatusCode;
}

/** Headers of every answer outside the API; addresses hold one-time tokens, so browsers must not send a referrer. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Renders an HTML document in Portuguese.
 * @param base Path of the start page that the header links to.
 * @param portal Origin of the portal when another server serves it.
 */
function page(
  context: Context,
  { title, main, status = 200 }: PageContent,
  base: string,
  portal?: string,
): Response | Promise<Response> {
  const document = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Servidor de demonstração</title>
        <link rel="stylesheet" href="/__mock/style.css" />
      </head>
      <body>
        <header>
          <a href="${base}">Portal Raiz <span>Servidor de demonstração</span></a>
        </header>
        <main>${main}</main>
      </body>
    </html> `;
  return context.html(document, status, { ...pageHeaders, 'Content-Security-Policy': policyFor(portal) });
}

/** Renders a page of the request's database. */
export function show(context: Context<MockEnv>, content: PageContent): Response | Promise<Response> {
  return page(context, content, context.var.base, context.env.portal);
}

/** The stylesheet of the pages. */
export function stylesheetFile(): Response {
  return new Response(stylesheet, { headers: { ...pageHeaders, 'Content-Type': 'text/css; charset=utf-8' } });
}

/** Redirects the browser with a GET to a path of the mock or an address of the portal. */
export function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...pageHeaders, Location: location } });
}
