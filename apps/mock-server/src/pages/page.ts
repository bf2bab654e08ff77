import { markup, type Markup } from './markup.ts';

/** Content-Security-Policy of the pages: their own stylesheet and forms, nothing else. A form's answer may lead to the portal. */
function policyFor(portal: string | undefined): string {
  const forms = portal === undefined ? "'self'" : `'self' ${portal}`;
  return `default-src 'none'; style-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`;
}

/** What a page says and how it is answered. */
export interface PageContent {
  title: string;
  main: Markup;
  status?: number;
  headers?: Record<string, string>;
  /** Path that the pages of this world start with. @default '/__mock' */
  base?: string;
}

/** Headers of every answer outside the API; addresses hold one-time tokens, so none is handed on as a referrer. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A page of the mock server, in Portuguese, as a whole document. */
export function page(
  { title, main, status = 200, headers = {}, base = '/__mock' }: PageContent,
  portal: string | undefined,
): Response {
  const document = markup`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Servidor de demonstração</title>
<link rel="stylesheet" href="/__mock/style.css">
</head>
<body>
<header><a href="${base}">Portal Raiz <span>Servidor de demonstração</span></a></header>
<main>${main}</main>
</body>
</html>
`;
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policyFor(portal) };
  return new Response(document.text, { status, headers: { ...pageHeaders, ...own, ...headers } });
}

/** Sends the browser on with a GET, to a path of the mock or to an address of the portal. */
export function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...pageHeaders, Location: location } });
}
