import { checkResponse, operations, type OperationId } from '@raiz/contract';
import { createMockApi } from '../createMockApi.ts';
import type { Database } from '../core/database.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';

/** The demo people by the first part of their e-mail address. */
export type Person = 'admin' | 'ativa' | 'teste' | 'cancelada' | 'inativa';

/** A call: caller, parameters and body of the operation; values may be invalid on purpose. */
export interface TestRequest {
  as?: Person;
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

/** An answer that conforms to the contract. */
interface TestResponse {
  status: number;
  body: unknown;
}

/** A mock server for one test: noon of 21 November 2026 in the demo database. */
export interface TestMock {
  db: () => Database;
  /** Calls an operation; throws when the answer breaks the contract. */
  call: (operation: OperationId, request?: TestRequest) => Promise<TestResponse>;
  /** Opens an address of the mock's own pages and files. */
  open: (address: string) => Promise<Response>;
  /** Sets the clock. */
  setNow: (now: Date) => void;
}

const origin = 'https://portal.test';

/** Every "operation status" pair that a test of this file has received. */
const seen = new Set<string>();

/** Declared statuses of an area that no test of the file has received; 429 and 500 come only from faults. */
export function untestedStatuses(area: (typeof operations)[OperationId]['area']): string[] {
  return Object.entries(operations)
    .filter(([, operation]) => operation.area === area)
    .flatMap(([id, { statuses }]) =>
      statuses.filter((status) => status !== 429 && status !== 500).map((status) => `${id} ${status}`),
    )
    .filter((pair) => !seen.has(pair));
}

function requestFor(operation: OperationId, { as, path = {}, query = {}, body }: TestRequest): Request {
  const { method, path: template } = operations[operation];
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  const url = new URL(`/api${filled}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers = new Headers();
  if (as) headers.set('Authorization', `Bearer token-${as}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

/**
 * Starts a mock server with a session for every demo person.
 * @param change Changes the seed first.
 */
export function startMock(change: (db: Database) => void = () => undefined): TestMock {
  let now = new Date(2026, 10, 21, 12);
  const seed = seedDatabase(now);
  for (const { id, email } of seed.users) seed.sessions.push({ token: `token-${email.split('@')[0]}`, user_id: id });
  change(seed);
  const api = createMockApi({ seed, clock: () => now, origin });
  return {
    db: () => api.db(),
    setNow: (next) => {
      now = next;
    },
    open: (address) => api.fetch(new Request(new URL(address, origin))),
    async call(operation, request = {}) {
      const response = await api.fetch(requestFor(operation, request));
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const problems = checkResponse(operation, response.status, body);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      seen.add(`${operation} ${response.status}`);
      return { status: response.status, body };
    },
  };
}
