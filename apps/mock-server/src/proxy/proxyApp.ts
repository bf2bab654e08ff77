import { operations, type OperationId } from '@raiz/contract';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { ControlProblem, isForm, readInput, textOf } from '../control/input.ts';
import { page, redirect, stylesheetFile, type Html } from '../pages/page.ts';
import type { ContractProxy } from './createProxy.ts';
import type { Drift } from './drift.ts';

function driftRow({ call, direction, status, field, message, example, sentence, count }: Drift): Html {
  const side = direction === 'request' ? 'the client sent' : `the backend answered ${status}`;
  return html`<li class="card">
    <h3><code>${call}</code> · ${side}</h3>
    <p>
      ${field === '' ? null : html`<code>${field}</code>: `}${message}${example === undefined ? null : html` First seen: <code>${example}</code>.`}
      <span class="muted">${count} ×</span>
    </p>
    ${sentence === undefined ? null : html`<p>The portal logs: <code>${sentence}</code></p>`}
  </li>`;
}

function drifts(found: readonly Drift[], none: string): Html {
  return found.length > 0
    ? html`<ul>
        ${found.map(driftRow)}
      </ul>`
    : html`<p class="muted">${none}</p>`;
}

function switchRow(id: string, mocked: boolean, calls: number): Html {
  return html`<li>
    <form method="post" action="/__proxy/switch" class="actions">
      <code>${id}</code> <span class="muted">${calls} calls</span>
      <input type="hidden" name="operation" value="${id}" /><input
        type="hidden"
        name="to"
        value="${mocked ? 'real' : 'mock'}"
      />
      <button class="button">
        ${mocked ? 'Mock: switch to the backend' : 'Backend: switch to the mock'}<span class="hidden"> (${id})</span>
      </button>
    </form>
  </li>`;
}

/** The start page of the proxy: differences, and whether backend or mock answers each operation. */
function reportMain({ report, mocked }: ContractProxy, source: string): Html {
  const { calls, drifts: found, operations: counts } = report();
  const ids = Object.keys(operations);
  const isMocked = new Set<string>(mocked);
  return html`<div lang="en">
    <h1>Contract proxy</h1>
    <p>
      ${calls} calls went through to <code>${source}</code>. The same as JSON:
      <a href="/__proxy/report">/__proxy/report</a>
    </p>
    <h2>Against the contract</h2>
    ${drifts(
      found.filter(({ allowed }) => !allowed),
      'Nothing so far.',
    )}
    <h2>Allowed, but not in the contract</h2>
    ${drifts(
      found.filter(({ allowed }) => allowed),
      'Nothing so far.',
    )}
    <h2>Who answers</h2>
    <ul>
      ${ids.map((id) => switchRow(id, isMocked.has(id), counts[id]?.calls ?? 0))}
    </ul>
  </div>`;
}

const headers = { 'Cache-Control': 'no-store' };

/** Finds an operation by its name; null for an unknown one. */
export function operationNamed(name: string): OperationId | null {
  return Object.keys(operations).find((id): id is OperationId => id === name) ?? null;
}

async function switchOperation(proxy: ContractProxy, context: Context): Promise<Response> {
  if (context.req.header('sec-fetch-site') === 'cross-site')
    return context.json({ error: 'Only pages of this address may switch.' }, 403, headers);
  const input = await readInput(context.req.raw);
  const id = operationNamed(textOf(input, 'operation') ?? '');
  const to = textOf(input, 'to');
  if (id === null) throw new ControlProblem('operation must be an operationId of the contract, such as logIn.');
  if (to !== 'mock' && to !== 'real') throw new ControlProblem('to must be "mock" or "real".');
  if (to === 'mock') proxy.mocked.add(id);
  else proxy.mocked.delete(id);
  return isForm(context.req.raw) ? redirect('/__proxy') : context.json({ mocked: [...proxy.mocked] }, 200, headers);
}

/**
 * Everything that the proxy answers: the API, its own page and report, the switch, 404 for the rest.
 * @param source Where the answers come from, as the page shows it.
 */
export function proxyApp(proxy: ContractProxy, source: string): Hono {
  return new Hono()
    .onError((error, context) => {
      if (error instanceof ControlProblem) return context.json({ error: error.message }, 400, headers);
      throw error;
    })
    .notFound((context) => context.json({ error: 'Only /api and /__proxy answer here.' }, 404, headers))
    .all('/api/*', (context) => proxy.fetch(context.req.raw))
    .get('/', () => redirect('/__proxy'))
    .get('/__proxy', (context) =>
      page(context, { title: 'Contract proxy', main: reportMain(proxy, source) }, '/__proxy'),
    )
    .get('/__proxy/report', (context) => context.json(proxy.report(), 200, headers))
    .get('/__mock/style.css', stylesheetFile)
    .post('/__proxy/switch', (context) => switchOperation(proxy, context));
}
