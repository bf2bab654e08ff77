import { session } from '@raiz/api-client';
import { createMockApi, type MockApi } from '@raiz/mock-server';
import { delay, http, HttpResponse, passthrough, type RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { queryClient } from '../shared/queries.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let mock: MockApi = createMockApi();
let worker: SetupWorker | null = null;

/** What a story sent to the API, in order, for its `play` to check: "POST /login". */
const sent: { call: string; body: unknown }[] = [];

/** The mock server's tables behind the running story; change them before the screen reads. */
export function world() {
  return mock.world();
}

/** Signs one of the demo people in, as if the login had happened before. */
export function signInAs(email: string): void {
  const user = world().users.find((one) => one.email === email);
  if (!user) throw new Error(`No demo person has the e-mail ${email}`);
  const token = `story-${user.id}`;
  world().sessions.push({ token, user_id: user.id });
  session.start(token);
}

/** The requests of the running story to one operation, as "POST /login", with their JSON bodies. */
export function requestsTo(call: string): unknown[] {
  return sent.filter((request) => request.call === call).map((request) => request.body);
}

function override(method: Method, path: string, answer: () => Promise<Response> | Response): void {
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  worker?.use(on(`*/api${path}`, answer));
}

/** Lets one operation answer something else: a status and a JSON body. The path may hold `:params`. */
export function answerWith(method: Method, path: string, status: number, body: object): void {
  override(method, path, () => HttpResponse.json(body, { status }));
}

/** Lets one operation answer with an HTML page, as a broken gateway does. */
export function answerHtml(method: Method, path: string, status = 200): void {
  override(method, path, () => HttpResponse.html('<h1>Bad gateway</h1>', { status }));
}

/** Lets one operation lose its connection. */
export function dropConnection(method: Method, path: string): void {
  override(method, path, () => HttpResponse.error());
}

/** Lets one operation never answer, for loading and busy states. */
export function neverAnswer(method: Method, path: string): void {
  override(method, path, async () => {
    await delay('infinite');
    return passthrough();
  });
}

async function record(request: Request): Promise<void> {
  const { pathname } = new URL(request.url);
  const text = await request.clone().text();
  sent.push({ call: `${request.method} ${pathname.replace(/^.*\/api/, '')}`, body: text ? JSON.parse(text) : null });
}

/** A new world for the next story: nobody signed in, nothing cached, nothing stored. Called by the preview. */
export function startWorld(running: SetupWorker): void {
  worker = running;
  localStorage.clear();
  sessionStorage.clear();
  session.end();
  queryClient.clear();
  sent.length = 0;
  mock = createMockApi();
  const handlers: RequestHandler[] = [http.all('*/api/*', ({ request }) => mock.fetch(request))];
  running.use(...handlers);
  running.events.removeAllListeners();
  running.events.on('request:start', ({ request }) => void record(request));
}
