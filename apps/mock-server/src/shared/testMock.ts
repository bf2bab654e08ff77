import { checkResponse, operations, type OperationId } from '@raiz/contract';
import { createMockApi } from '../createMockApi.ts';
import type { Database } from '../core/database.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';

/** The demo people by the first part of their e-mail address. */
type Person = 'admin' | 'ativa' | 'teste' | 'cancelada' | 'inativa';

/** A call: caller, parameters and body of the operation; values may be invalid on purpose. */
interface TestRequest {
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
  /** Sets the clock. */
  setNow: (now: Date) => void;
}

const origin = 'https://portal.test';

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
    async call(operation, request = {}) {
      const response = await api.fetch(requestFor(operation, request));
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const problems = checkResponse(operation, response.status, body);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return { status: response.status, body };
    },
  };
}
