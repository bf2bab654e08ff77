import { FaultProblem } from '../faults/fault.ts';
import { markup } from '../pages/markup.ts';
import { page, redirect } from '../pages/page.ts';
import type { MockWorld } from '../worlds/mockWorld.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { ControlProblem, isForm, readInput } from './input.ts';
import { controlRoutes, type ControlRoute } from './routes.ts';

/** A request that may be one to the controls. */
export interface ControlRequest {
  request: Request;
  url: URL;
  world: MockWorld;
  worlds: Worlds;
  /** Path that the pages of this world start with. */
  base: string;
  portal: string | undefined;
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

function json(status: number, body: object, extra: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...extra } });
}

/** Whether a page of the mock asked, and expects a page: its forms, and the button that curl users press too. */
function wantsPage(request: Request): boolean {
  if (request.method !== 'POST') return false;
  const wantsJson = (request.headers.get('accept') ?? '').includes('application/json');
  const sendsJson = (request.headers.get('content-type') ?? '').includes('json');
  return isForm(request) || (!wantsJson && !sendsJson);
}

function refused(problem: string, { request, base, portal }: ControlRequest): Response {
  if (!wantsPage(request)) return json(400, { error: problem });
  const main = markup`<h1>Pedido não aceito</h1><div class="card"><p lang="en">${problem}</p><p><a href="${base}">Voltar</a></p></div>`;
  return page({ title: 'Pedido não aceito', main, status: 400, base }, portal);
}

async function followed({ answer }: ControlRoute, parts: string[], control: ControlRequest): Promise<Response> {
  const { request, url, world, worlds, base } = control;
  // Another site's page could press these buttons unseen; browsers say so.
  if (request.method !== 'GET' && request.headers.get('sec-fetch-site') === 'cross-site') {
    return json(403, { error: 'Only pages of this address may change the mock server.' });
  }
  try {
    const input = request.method === 'POST' ? await readInput(request) : {};
    const body = answer({ input, url, world, worlds }, ...parts);
    if (!body) return json(404, { error: 'There is nothing at this address.' });
    return wantsPage(request) ? redirect(base) : json(200, body);
  } catch (error) {
    if (error instanceof ControlProblem || error instanceof FaultProblem) return refused(error.message, control);
    throw error;
  }
}

/**
 * Answers a control call below `/__mock`: JSON for programs, the start page again for its own forms; null for an address that is none.
 * A call that cannot be followed is a 400 with one sentence, and changes nothing that comes after it.
 */
export async function answerControl(control: ControlRequest): Promise<Response | null> {
  const { request, url } = control;
  if (!url.pathname.startsWith('/__mock/')) return null;
  const path = url.pathname.slice('/__mock'.length);
  const here = controlRoutes.filter(({ pattern }) => pattern.test(path));
  const route = here.find(({ method }) => method === request.method);
  if (route) return followed(route, route.pattern.exec(path)?.slice(1) ?? [], control);
  if (here.length === 0) return null;
  return json(
    405,
    { error: 'This address does not take that method.' },
    { Allow: here.map(({ method }) => method).join(', ') },
  );
}
