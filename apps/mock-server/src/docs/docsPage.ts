import { operations } from '@raiz/contract';
import type { Context } from 'hono';
import { demoPassword } from '../account/seed.ts';
import { html } from 'hono/html';
import { pageHeaders, redirect, show } from '../pages/page.ts';
import type { MockEnv } from '../databases/mockEnv.ts';

/**
 * The stylesheet of the page around Swagger UI, with the rules for narrow screens that Swagger UI lacks. The contract
 * has no links.
 */
const referenceStyle = `body { margin: 0; font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body > header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .5rem 1.5rem;
  max-width: 1460px;
  margin: 0 auto;
  padding: 1rem 20px 0;
}
body > header p { margin: 0; }
select { min-height: 44px; max-width: 100%; font: inherit; }
.swagger-ui .response-col_links { display: none; }
html.dark-mode body { color: #e4e6e6; }
html.dark-mode body > header a { color: #84affe; }
`;

/**
 * The script of the API reference. It starts Swagger UI, follows the system's colour scheme, and logs in as the
 * selected demo person, so that nobody has to copy tokens. It is a separate file, because the page's policy forbids
 * inline scripts.
 */
const startReference = `const { database, password, base } = document.body.dataset;
const person = document.getElementById('person');
const status = document.getElementById('status');
const schemes = ['bearerAuth', 'adminAuth'];

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();

const ui = SwaggerUIBundle({
  url: base + '/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  requestInterceptor(request) {
    if (database) request.headers['X-Mock-Database'] = database;
    return request;
  },
});

async function signIn(email) {
  const headers = { 'Content-Type': 'application/json', ...(database ? { 'X-Mock-Database': database } : {}) };
  const response = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  const body = await response.json();
  if (!response.ok) throw new Error(body.error);
  for (const scheme of schemes) ui.preauthorizeApiKey(scheme, body.token);
}

person.addEventListener('change', async () => {
  person.disabled = true;
  // Swagger UI cannot log out before the first token.
  if (ui.authSelectors.authorized().size > 0) ui.authActions.logout(schemes);
  try {
    if (person.value) await signIn(person.value);
    status.textContent = person.value ? 'Os pedidos levam o token desta pessoa.' : 'Os pedidos vão sem token.';
  } catch (error) {
    status.textContent = 'Não foi possível entrar: ' + error.message;
    person.value = '';
  }
  person.disabled = false;
  person.focus();
});
`;

/** Swagger UI needs its script, its stylesheet, icons as data addresses, and the API of this origin. Nothing inline. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ownFiles = new Map([
  ['start.js', { type: 'text/javascript; charset=utf-8', body: startReference }],
  ['start.css', { type: 'text/css; charset=utf-8', body: referenceStyle }],
]);

/** The API reference: Swagger UI for the contract, with a choice of the demo person who calls the operations. */
export function docsPage(context: Context<MockEnv>): Response | Promise<Response> {
  const { db, tables, base } = context.var;
  if (!context.env.reference) {
    const main = html`<h1>Referência da API</h1>
      <div class="card">
        <p>Ela abre em <code>/__mock/docs</code> do servidor <code>npm run mock</code>, que lê o contrato do disco.</p>
        <p><a href="${base}">Ir para o início</a></p>
      </div>`;
    return show(context, { title: 'Referência da API', main });
  }
  const people = tables.users
    .filter(({ password }) => password === demoPassword)
    .map(({ name, email }) => html`<option value="${email}">${name}</option>`);
  const document = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Referência da API · Servidor de demonstração</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__mock/docs/swagger-ui.css" />
        <link rel="stylesheet" href="/__mock/docs/start.css" />
        <script defer src="/__mock/docs/swagger-ui-bundle.js"></script>
        <script defer src="/__mock/docs/start.js"></script>
      </head>
      <body data-base="${base}" data-database="${db.name}" data-password="${demoPassword}">
        <header>
          <a href="${base}">Servidor de demonstração</a>
          <label
            >Experimentar como
            <select id="person" autocomplete="off">
              <option value="">Visitante, sem token</option>
              ${people}
            </select></label
          >
          <p id="status" role="status"></p>
        </header>
        <main id="reference" lang="en"></main>
      </body>
    </html> `;
  return context.html(document, 200, { ...pageHeaders, 'Content-Security-Policy': policy });
}

/** A file of the reference, or a redirect to an operation by its id; null for neither. */
export function docsFile({ env, var: { base } }: Context<MockEnv>, name: string): Response | null {
  const operation = Object.entries(operations).find(([id]) => id === name)?.[1];
  if (operation) return redirect(`${base}/docs#/${operation.area}/${name}`);
  const file = ownFiles.get(name) ?? env.reference?.(name);
  return file ? new Response(file.body, { headers: { ...pageHeaders, 'Content-Type': file.type } }) : null;
}
