import { operations, type OperationId } from '@raiz/contract';
import type { World } from '../core/world.ts';
import { markup, type Markup } from '../pages/markup.ts';
import type { ReferenceExample, ReferenceOperation } from './reference.ts';
import { pathNames, type Attempt, type AttemptResult } from './tryIt.ts';

const areas: Readonly<Record<string, string>> = {
  account: 'Conta',
  subscription: 'Assinatura',
  network: 'Rede',
  learning: 'Cursos',
  admin: 'Administração de cursos',
};

const accessWords = {
  public: 'Qualquer pessoa, sem token',
  optional: 'Qualquer pessoa; com token, a resposta muda',
  member: 'Quem tem token',
  admin: 'Administração',
} as const;

/** The operations as the contract orders them. */
export const operationIds = Object.keys(operations).filter((id): id is OperationId => id in operations);

function item(id: OperationId, base: string, summary: string | undefined): Markup {
  const { method, path } = operations[id];
  const words = summary === undefined ? null : markup`<div class="muted" lang="en">${summary}</div>`;
  return markup`<li><a href="${base}/docs/${id}"><code>${method} ${path}</code></a>${words}</li>`;
}

/** The start page of the reference: every operation by its area. */
export function docsIndex(base: string, summaryOf: (id: OperationId) => string | undefined): Markup {
  const sections = Object.entries(areas).map(([area, title]) => {
    const found = operationIds.filter((id) => operations[id].area === area);
    return markup`<section aria-labelledby="${area}"><h2 id="${area}">${title}</h2><ul>${found.map((id) => item(id, base, summaryOf(id)))}</ul></section>`;
  });
  return markup`<h1>Referência da API</h1>
<p>As ${operationIds.length} operações do contrato (<code>openapi.yaml</code>). Cada uma pode ser experimentada aqui mesmo,
sem internet, com os dados deste servidor.</p>${sections}`;
}

/** Text as it was written, which scrolls by the arrow keys too when it is long. */
function block(label: string, text: string): Markup {
  return markup`<pre tabindex="0" role="group" aria-label="${label}">${text}</pre>`;
}

function exampleOf({ title, json }: ReferenceExample): Markup {
  return markup`<p class="muted">${title}</p>${block(title, json)}`;
}

function folded(title: string, content: Markup): Markup {
  return markup`<details><summary>${title}</summary>${content}</details>`;
}

function textsOf({ description, parameters, request, answers }: ReferenceOperation): Markup {
  return markup`<h2>Descrição</h2><div lang="en">${description.map((paragraph) => markup`<p>${paragraph}</p>`)}</div>
${parameters.length > 0 ? markup`<h2>Parâmetros</h2>${parameters.map(({ name, in: where, required, schema }) => folded(`${name} (${where}${required ? '' : ', opcional'})`, block(`Esquema de ${name}`, schema)))}` : null}
${request ? markup`<h2>Pedido</h2>${folded('Esquema', block('Esquema do pedido', request.schema))}${request.examples.map((example) => folded(`Exemplo: ${example.title}`, exampleOf(example)))}` : null}
<h2>Respostas</h2>${answers.map(({ status, description: words, schema, examples }) => folded(`${status}: ${words}`, markup`${examples.map(exampleOf)}<p class="muted">Esquema</p>${block(`Esquema de ${status}`, schema)}`))}`;
}

function resultOf({ command, status, headers, body }: AttemptResult): Markup {
  return markup`<section aria-labelledby="result" class="card"><h2 id="result">Resposta: ${status === 0 ? 'conexão cortada' : status}</h2>
${block('Corpo da resposta', body)}<p class="muted">Cabeçalhos</p>${block('Cabeçalhos', headers.map(([name, value]) => `${name}: ${value}`).join('\n'))}
<p class="muted">O mesmo no terminal</p>${block('O mesmo no terminal', command)}</section>`;
}

/** What the form of an operation is shown with. */
export interface OperationPage {
  id: OperationId;
  base: string;
  world: World;
  /** What was filled in before, or what to begin with. */
  attempt: Attempt;
  result: AttemptResult | null;
  texts: ReferenceOperation | undefined;
}

function tryForm({ id, base, world, attempt }: OperationPage): Markup {
  const { hasBody } = operations[id];
  const people = world.users.map((user) => {
    const value = String(user.id);
    return value === attempt.as
      ? markup`<option value="${value}" selected>${user.name} (${value})</option>`
      : markup`<option value="${value}">${user.name} (${value})</option>`;
  });
  const paths = pathNames(id).map(
    (name) => markup`<label>${name} <input name="path-${name}" value="${attempt.path[name] ?? ''}"></label>`,
  );
  return markup`<form method="post" action="${base}/docs/${id}" class="card fields">
<label>Como <select name="as"><option value="">Visitante, sem token</option>${people}</select></label>
${paths}
<label>Consulta (depois de ?) <input name="query" value="${attempt.query}"></label>
${hasBody ? markup`<label>Corpo (JSON) <textarea name="body" rows="8" spellcheck="false">${attempt.body}</textarea></label>` : null}
<button class="button main">Enviar</button></form>`;
}

/** One operation: what it is, a form to try it, what came of that, and everything the contract says of it. */
export function docsOperation(shown: OperationPage): Markup {
  const { id, base, result, texts } = shown;
  const { method, path, access, statuses } = operations[id];
  return markup`<p><a href="${base}/docs">Todas as operações</a></p>
<h1><code>${method} ${path}</code></h1>
${texts ? markup`<p lang="en">${texts.summary}</p>` : null}
<p>${accessWords[access]}. <code>${id}</code>. Responde ${statuses.join(', ')}.</p>
${result ? resultOf(result) : null}
<h2>Experimentar</h2>${tryForm(shown)}
${texts ? textsOf(texts) : null}`;
}
