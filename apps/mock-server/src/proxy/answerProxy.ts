import { operations, type OperationId } from '@raiz/contract';
import { ControlProblem, isForm, readInput, textOf } from '../control/input.ts';
import { page, pageHeaders, redirect } from '../pages/page.ts';
import { stylesheet } from '../pages/stylesheet.ts';
import type { ContractProxy } from './createProxy.ts';
import { reportMain } from './reportPage.ts';

function json(status: number, body: object): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(body, null, 2), { status, headers });
}

/** An operation by its name. */
export function operationNamed(name: string): OperationId | null {
  return Object.keys(operations).find((id): id is OperationId => id === name) ?? null;
}

async function switchOperation(proxy: ContractProxy, request: Request): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return json(403, { error: 'Only pages of this address may switch.' });
  const input = await readInput(request);
  const id = operationNamed(textOf(input, 'operation') ?? '');
  const to = textOf(input, 'to');
  if (id === null) throw new ControlProblem('operation must be an operationId of the contract, such as logIn.');
  if (to !== 'mock' && to !== 'real') throw new ControlProblem('to must be "mock" or "real".');
  if (to === 'mock') proxy.mocked.add(id);
  else proxy.mocked.delete(id);
  return isForm(request) ? redirect('/__proxy') : json(200, { mocked: [...proxy.mocked] });
}

/**
 * Answers everything that reaches the proxy: the API, its own page and report, the switch, and 404 for the rest.
 * @param source where the answers come from, as its page says it: an address, or a file
 */
export async function answerProxy(proxy: ContractProxy, source: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  if (pathname === '/api' || pathname.startsWith('/api/')) return proxy.fetch(request);
  if (call === 'GET /') return redirect('/__proxy');
  if (call === 'GET /__proxy')
    return page({ title: 'Contract proxy', main: reportMain(proxy, source), base: '/__proxy' }, undefined);
  if (call === 'GET /__proxy/report') return json(200, proxy.report());
  if (call === 'GET /__mock/style.css') {
    return new Response(stylesheet, { headers: { ...pageHeaders, 'Content-Type': 'text/css; charset=utf-8' } });
  }
  if (call !== 'POST /__proxy/switch') return json(404, { error: 'Only /api and /__proxy answer here.' });
  try {
    return await switchOperation(proxy, request);
  } catch (error) {
    if (error instanceof ControlProblem) return json(400, { error: error.message });
    throw error;
  }
}
