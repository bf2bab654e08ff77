import { session } from '@raiz/api-client';
import { createMockApi, type MockApi, type ScenarioName } from '@raiz/mock-server';
import { delay, http, HttpResponse, passthrough } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { reserveBannerSpace } from '../app/banner/bannerSpace.ts';
import { queryClient } from '../shared/reads/queries.ts';
import { noteSessionEnd } from '../shared/session/useSession.ts';
import { clearDrafts } from '../shared/unsaved/draftStore.ts';
import { isLate } from './ownCalls.ts';
import { people, type PersonName } from './people.ts';
import { noteFault, unknownCall } from './faults.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let mock: MockApi = createMockApi();
let worker: SetupWorker | null = null;
let worlds = 0;
/** What the present world was made from. */
let shown: Stage = {};
const listeners = new Set<() => void>();

/** What a story sent to the API, in order, for its `play` to check: "POST /login". */
const sent: { call: string; body: unknown }[] = [];

/** The mock server's tables behind the running story; change them before the screen reads. */
export function world() {
  return mock.world();
}

/** Number of mock worlds so far; the portal remounts for each. */
export function worldNumber(): number {
  return worlds;
}

/** Calls a listener after each new world; returns what ends that. */
export function onNewWorld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function enter(person: PersonName): void {
  session.end();
  const { email } = people[person];
  if (email === null) return;
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

/** The GET requests of the running story, in order: "GET /perfil". */
export function readsSent(): string[] {
  return sent.map(({ call }) => call).filter((call) => call.startsWith('GET '));
}

type Answer = (call: { request: Request }) => Promise<Response | void> | Response;

function override(method: Method, path: string, answer: Answer): void {
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  worker?.use(on(`*/api${path}`, answer));
}

/** Overrides one operation's answer: a status and a JSON body. The path may have `:params`. */
export function answerWith(method: Method, path: string, status: number, body: object): void {
  override(method, path, () => HttpResponse.json(body, { status }));
}

/**
 * Changes values in one operation's usual answer.
 * @param change As the reviver of `JSON.parse`: the value for each key and value.
 */
export function changeAnswer(method: Method, path: string, change: (key: string, value: unknown) => unknown): void {
  override(method, path, async ({ request }) => {
    const answer = await mock.fetch(request);
    const body = JSON.stringify(JSON.parse(await answer.text(), change));
    return new HttpResponse(body, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
  });
}

/**
 * Holds one operation's answer, a status and a JSON body.
 * @returns Sends the answer.
 */
export function answerOnCall(method: Method, path: string, status: number, body: object): () => void {
  let answer = () => {};
  const called = new Promise<void>((resolve) => {
    answer = resolve;
  });
  override(method, path, async () => {
    await called;
    return HttpResponse.json(body, { status });
  });
  return () => answer();
}

/** Overrides one operation with an HTML page, as a broken gateway answers. */
export function answerHtml(method: Method, path: string, status = 200): void {
  override(method, path, () => HttpResponse.html('<h1>Bad gateway</h1>', { status }));
}

/** Overrides one operation with a lost connection. */
export function dropConnection(method: Method, path: string): void {
  override(method, path, () => HttpResponse.error());
}

/** Delays one operation's usual answer by some milliseconds. */
export function answerLate(method: Method, path: string, milliseconds: number): void {
  override(method, path, async () => {
    await delay(milliseconds);
  });
}

/** Overrides one operation so that it never answers, for loading and busy states. */
export function neverAnswer(method: Method, path: string): void {
  override(method, path, async () => {
    await delay('infinite');
    return passthrough();
  });
}

function isUnknown(request: Request): string | null {
  return unknownCall(request, window.location.origin);
}

async function record(request: Request): Promise<void> {
  const unknown = isUnknown(request);
  if (unknown !== null) noteFault(`${unknown} is mocked by nothing: it is not an operation of the contract`);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/') || isLate(request)) return;
  const text = await request.clone().text();
  sent.push({ call: `${request.method} ${pathname.replace(/^\/api/, '')}`, body: text ? JSON.parse(text) : null });
}

/** Registers the mock's handlers: for every new world, and whenever the worker was reset. */
export function serveWorld(running: SetupWorker): void {
  worker = running;
  running.use(
    http.all('*/api/*', ({ request }) => (isLate(request) ? HttpResponse.error() : undefined)),
    // Unmocked calls fail: a story must not reach the network.
    http.all('*', ({ request }) => (isUnknown(request) === null ? undefined : HttpResponse.error())),
    http.all('*/api/*', ({ request }) => mock.fetch(request)),
  );
  running.events.removeAllListeners();
  running.events.on('request:start', ({ request }) => void record(request));
}

/** The signed-in person and the server's scenario. */
export interface Stage {
  /** Signed in before the story begins. @default 'visitor' */
  person?: PersonName;
  /** @default 'usual' */
  scenario?: ScenarioName;
}

/**
 * Creates a mock world for the next story, with empty caches and storage and the stage's person
 * signed in.
 */
export function startWorld(running: SetupWorker, stage: Stage = {}): void {
  const { person = 'visitor', scenario = 'usual' } = stage;
  worlds += 1;
  localStorage.clear();
  sessionStorage.clear();
  reserveBannerSpace(false);
  noteSessionEnd('loggedOut');
  clearDrafts(null);
  session.end();
  queryClient.clear();
  sent.length = 0;
  mock = createMockApi({ scenario });
  enter(person);
  serveWorld(running);
  shown = stage;
  for (const listener of listeners) listener();
}

/** Starts the shown story's screen again, for the same person, with another scenario. */
export function restartWorld(scenario: ScenarioName): void {
  if (worker) startWorld(worker, { ...shown, scenario });
}
