import { session } from '@raiz/api-client';
import { createMockApi, type Fault, type MockApi, type ScenarioName } from '@raiz/mock-server';
import { http, HttpResponse } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { reserveBannerSpace } from '../app/banner/bannerSpace.ts';
import { queryClient } from '../shared/reads/queries.ts';
import { leaveSession, noteMember } from '../shared/session/sessionEnd.ts';
import { tabMemory } from '../shared/storage.ts';
import { createStore } from '../shared/store.ts';
import { isFromEndedStory } from './ownCalls.ts';
import { people, type PersonName } from './people.ts';
import { recordError, unknownCall } from './faults.ts';
import { watchStaleReads } from './staleReads.ts';

let mock: MockApi = createMockApi();
let worker: SetupWorker | null = null;
/** Number of mock databases so far; the portal remounts for each. */
export const databaseNumber = createStore(0);
/** The setup of the current database. */
let shown: StorySetup = {};

/** The requests of a story to the API, in order, such as "POST /login", for its `play` to check. */
const sent: { call: string; body: unknown }[] = [];
watchStaleReads(sent);

/** The mock server's tables behind the running story; change them before the screen reads. */
export function db() {
  return mock.db();
}

function enter(person: PersonName): void {
  session.end();
  const { email } = people[person];
  if (email === null) return;
  const user = db().users.find((one) => one.email === email);
  if (!user) throw new Error(`No demo person has the e-mail ${email}`);
  const token = `story-${user.id}`;
  db().sessions.push({ token, user_id: user.id });
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

/** Removes the running story's faults. */
const ends: (() => void)[] = [];

/**
 * Adds a fault to the mock server from now on. The story parameter `faults` adds faults before the
 * screen reads.
 *
 * @returns Removes the fault, and sends the answers that it withholds.
 */
export function fault(planned: Fault): () => void {
  const { faults } = mock.databases.ordinary;
  const { id } = faults.add(planned);
  const end = () => void faults.remove(id);
  ends.push(end);
  return end;
}

function isUnknown(request: Request): string | null {
  return unknownCall(request, window.location.origin);
}

async function record(request: Request): Promise<void> {
  const unknown = isUnknown(request);
  if (unknown !== null) recordError(`${unknown} is mocked by nothing: it is not an operation of the contract`);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/') || isFromEndedStory(request)) return;
  const text = await request.clone().text();
  sent.push({ call: `${request.method} ${pathname.replace(/^\/api/, '')}`, body: text ? JSON.parse(text) : null });
}

/** Registers the mock's handlers. */
function serve(running: SetupWorker): void {
  running.use(
    http.all('*/api/*', ({ request }) => (isFromEndedStory(request) ? HttpResponse.error() : undefined)),
    // Unmocked calls fail: a story must not reach the network.
    http.all('*', ({ request }) => (isUnknown(request) === null ? undefined : HttpResponse.error())),
    http.all('*/api/*', ({ request }) => mock.fetch(request)),
  );
  running.events.removeAllListeners();
  running.events.on('request:start', ({ request }) => void record(request));
}

/** Serves the database of the story again: the worker was reset, and the story runs once more. */
export function serveDatabase(running: SetupWorker): void {
  for (const end of ends.splice(0)) end();
  serve(running);
}

/** The signed-in person, the server's scenario and its faults. */
export interface StorySetup {
  /** Signed in before the story begins. @default 'visitor' */
  person?: PersonName;
  /** @default 'usual' */
  scenario?: ScenarioName;
  /** Faults of the server, besides its scenario. @default none */
  faults?: readonly Fault[];
}

/**
 * Creates a mock database for the next story, with empty caches and storage, and signs its person
 * in.
 */
export function startDatabase(running: SetupWorker, stage: StorySetup = {}): void {
  const { person = 'visitor', scenario = 'usual', faults = [] } = stage;
  localStorage.clear();
  sessionStorage.clear();
  reserveBannerSpace();
  leaveSession(null);
  noteMember(null);
  tabMemory.removeAll(() => true);
  queryClient.clear();
  sent.length = 0;
  ends.length = 0;
  mock = createMockApi({ scenario });
  for (const planned of faults) mock.databases.ordinary.faults.add(planned);
  enter(person);
  serve(running);
  worker = running;
  shown = stage;
  databaseNumber.set(databaseNumber.get() + 1);
}

/** Restarts the screen of the current story, for the same person, with another scenario. */
export function restartDatabase(scenario: ScenarioName): void {
  if (!worker) return;
  // Answers the calls that wait, or the screen would wait for them until they time out.
  mock.databases.ordinary.faults.clear();
  startDatabase(worker, { ...shown, scenario });
}
