import { operations, type OperationId } from '@raiz/contract';
import { Hono, type Context } from 'hono';
import { ControlProblem, isForm, readInput, textOf } from '../control/input.ts';
import { page, redirect, stylesheetFile } from '../pages/page.ts';
import type { ContractProxy } from './createProxy.ts';
import { reportMain } from './reportPage.ts';

const headers = { 'Cache-Control': 'no-store' };

/** An operation by its name; null for an unknown one. */
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
 * Everything that the proxy answers: the API, its own page and report, the switch, 404 for the
 * rest.
 * @param source Where the answers come from, as the page shows it: an address or a file.
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
    .get('/__proxy', () => page({ title: 'Contract proxy', main: reportMain(proxy, source) }, '/__proxy'))
    .get('/__proxy/report', (context) => context.json(proxy.report(), 200, headers))
    .get('/__mock/style.css', stylesheetFile)
    .post('/__proxy/switch', (context) => switchOperation(proxy, context));
}
