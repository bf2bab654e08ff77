import type { Context, HonoRequest } from 'hono';
import { FaultProblem } from '../faults/fault.ts';
import { markup } from '../pages/markup.ts';
import { redirect, show } from '../pages/page.ts';
import type { MockEnv } from '../worlds/mockEnv.ts';
import type { MockWorld } from '../worlds/mockWorld.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { ControlProblem, isForm, readInput, type ControlInput } from './input.ts';

/** A control call whose body has been read. */
export interface ControlCall {
  input: ControlInput;
  request: HonoRequest;
  world: MockWorld;
  worlds: Worlds;
}

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * Whether the sender expects a page: the mock's own forms, and a POST without JSON such as curl's.
 */
function wantsPage(request: Request): boolean {
  if (request.method !== 'POST') return false;
  const wantsJson = (request.headers.get('accept') ?? '').includes('application/json');
  const sendsJson = (request.headers.get('content-type') ?? '').includes('json');
  return isForm(request) || (!wantsJson && !sendsJson);
}

/**
 * A control call as a route: JSON for programs, the start page for the mock's own forms. `answer`
 * returns undefined for a 404.
 */
export function control(answer: (call: ControlCall) => object | undefined) {
  return async (context: Context<MockEnv>): Promise<Response> => {
    const { req: request, env, var: variables } = context;
    // Forms of other sites could press these buttons unseen; browsers send this header.
    if (request.method !== 'GET' && request.header('sec-fetch-site') === 'cross-site') {
      return context.json({ error: 'Only pages of this address may change the mock server.' }, 403, headers);
    }
    const input = request.method === 'POST' ? await readInput(request.raw) : {};
    const body = answer({ input, request, world: variables.world, worlds: env.worlds });
    if (!body) return context.json({ error: 'There is nothing at this address.' }, 404, headers);
    return wantsPage(request.raw) ? redirect(variables.base) : context.json(body, 200, headers);
  };
}

/** Answers a control call that cannot be carried out: 400 with one sentence. */
export function refuse(error: Error, context: Context<MockEnv>): Response {
  if (!(error instanceof ControlProblem || error instanceof FaultProblem)) throw error;
  if (!wantsPage(context.req.raw)) return context.json({ error: error.message }, 400, headers);
  const main = markup`<h1>Pedido não aceito</h1><div class="card"><p lang="en">${error.message}</p><p><a href="${context.var.base}">Voltar</a></p></div>`;
  return show(context, { title: 'Pedido não aceito', main, status: 400 });
}
