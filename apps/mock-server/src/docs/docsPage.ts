import { operations } from '@raiz/contract';
import type { Context } from 'hono';
import { demoPassword } from '../account/seed.ts';
import { markup } from '../pages/markup.ts';
import { pageHeaders, redirect, show } from '../pages/page.ts';
import type { MockEnv } from '../worlds/mockEnv.ts';
import { referenceStyle } from './referenceStyle.ts';
import { startReference } from './startReference.ts';

/**
 * Swagger UI needs its script, its stylesheet, icons as data addresses, and the API of this
 * address. Nothing inline.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ownFiles = new Map([
  ['start.js', { type: 'text/javascript; charset=utf-8', body: startReference }],
  ['start.css', { type: 'text/css; charset=utf-8', body: referenceStyle }],
]);

/**
 * The API reference: Swagger UI on the contract, with a choice of the demo person that operations
 * are tried as.
 */
export function docsPage(context: Context<MockEnv>): Response {
  const { world, tables, base } = context.var;
  if (!context.env.reference) {
    const main = markup`<h1>Referência da API</h1><div class="card"><p>Ela abre em <code>/__mock/docs</code> do servidor
<code>npm run mock</code>, que lê o contrato do disco.</p><p><a href="${base}">Ir para o início</a></p></div>`;
    return show(context, { title: 'Referência da API', main });
  }
  const people = tables.users
    .filter(({ password }) => password === demoPassword)
    .map(({ name, email }) => markup`<option value="${email}">${name}</option>`);
  const document = markup`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Referência da API · Servidor de demonstração</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__mock/docs/swagger-ui.css">
<link rel="stylesheet" href="/__mock/docs/start.css">
<script defer src="/__mock/docs/swagger-ui-bundle.js"></script>
<script defer src="/__mock/docs/start.js"></script>
</head>
<body data-base="${base}" data-world="${world.name}" data-password="${demoPassword}">
<header>
<a href="${base}">Servidor de demonstração</a>
<label>Experimentar como <select id="person" autocomplete="off"><option value="">Visitante, sem token</option>${people}</select></label>
<p id="status" role="status"></p>
</header>
<main id="reference" lang="en"></main>
</body>
</html>
`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(document.text, { headers: { ...pageHeaders, ...headers } });
}

/** A file of the reference, or a redirect to an operation by its id; null for neither. */
export function docsFile({ env, var: { base } }: Context<MockEnv>, name: string): Response | null {
  const operation = Object.entries(operations).find(([id]) => id === name)?.[1];
  if (operation) return redirect(`${base}/docs#/${operation.area}/${name}`);
  const file = ownFiles.get(name) ?? env.reference?.(name);
  return file ? new Response(file.body, { headers: { ...pageHeaders, 'Content-Type': file.type } }) : null;
}
