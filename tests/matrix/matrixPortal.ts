import { createMockApi, demoPassword, type MockApi } from '@raiz/mock-server';
import { requestListener } from '@raiz/mock-server/http';
import { operationAt, type OperationId } from '@raiz/contract';
import { servePortal } from '../../scripts/serve/servePortal.ts';
import { dist } from '../../scripts/lib/root.mjs';
import type { Answerer } from './answers.ts';

/** Demo accounts by role and subscription. */
export const people = {
  member: 'ativa@exemplo.com.br',
  trial: 'teste@exemplo.com.br',
  inactive: 'inativa@exemplo.com.br',
  canceled: 'cancelada@exemplo.com.br',
  admin: 'admin@exemplo.com.br',
} as const;

export type Person = keyof typeof people;

/** A request as the mock server received it. */
export interface ReceivedRequest {
  operation: OperationId | null;
  method: string;
  path: string;
  authorization: string | null;
}

/** The production build, served with an API whose answers a test can replace. */
export interface MatrixPortal {
  address: string;
  mock: MockApi;
  /** All API requests since the last `reset`. */
  requests: ReceivedRequest[];
  /** Replaces the answer to an operation; null restores the mock server's. */
  answer: (operation: OperationId, answerer: Answerer | null) => void;
  /**
   * Resolves once the operation was requested `times` times since the last `reset`; rejects after
   * six seconds.
   */
  waitForRequest: (operation: OperationId, times?: number) => Promise<void>;
  /** Resolves once the mock server has answered all requests and no new ones arrive. */
  waitForIdle: () => Promise<void>;
  /** Restores all answers and empties `requests`. */
  reset: () => void;
  /** A valid token of a demo account. */
  token: (person: Person) => Promise<string>;
  /** Restarts the mock server with fresh data; all tokens become invalid. */
  restart: () => void;
  close: () => Promise<void>;
}

/** Milliseconds to wait for a request. */
const timeout = 6_000;

/**
 * Serves the production build with a replaceable API. Throws when the portal has not been built.
 */
export async function startMatrixPortal(): Promise<MatrixPortal> {
  let mock = createMockApi({ strict: false });
  const answerers = new Map<OperationId, Answerer>();
  const requests: ReceivedRequest[] = [];
  const tokens = new Map<Person, string>();
  let open = 0;
  let onRequest: () => void = () => undefined;

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const operation = operationAt(request.method, path.replace(/^\/api/, ''));
    requests.push({ operation, method: request.method, path, authorization: request.headers.get('Authorization') });
    const pass = () => mock.fetch(request);
    const own = operation ? answerers.get(operation) : undefined;
    onRequest();
    if (own) return own(pass);
    open += 1;
    try {
      return await pass();
    } finally {
      open -= 1;
    }
  }

  const listener = requestListener(answer);
  const running = await servePortal({
    dist,
    backend: { paths: ['/api', '/__mock'], listener: (request, response) => void listener(request, response) },
    port: 0,
  });

  return {
    address: running.address,
    requests,
    get mock() {
      return mock;
    },
    answer(operation, answerer) {
      if (answerer) answerers.set(operation, answerer);
      else answerers.delete(operation);
    },
    waitForRequest(operation, times = 1) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${operation} was not called`)), timeout);
        const check = () => {
          if (requests.filter((one) => one.operation === operation).length < times) return;
          clearTimeout(late);
          resolve();
        };
        onRequest = check;
        check();
      });
    },
    async waitForIdle() {
      for (let still = 0, before = 0; still < 3;) {
        await new Promise((resolve) => setTimeout(resolve, 15));
        still = open === 0 && requests.length === before ? still + 1 : 0;
        before = requests.length;
      }
    },
    reset() {
      answerers.clear();
      requests.length = 0;
    },
    async token(person) {
      const known = tokens.get(person);
      if (known !== undefined) return known;
      const body = JSON.stringify({ email: people[person], password: demoPassword });
      const headers = { 'Content-Type': 'application/json' };
      const response = await mock.fetch(new Request(`${running.address}/api/login`, { method: 'POST', headers, body }));
      const answered: unknown = await response.json();
      const token = typeof answered === 'object' && answered && 'token' in answered ? String(answered.token) : '';
      tokens.set(person, token);
      return token;
    },
    restart() {
      mock = createMockApi({ strict: false });
      tokens.clear();
    },
    close: () => running.close(),
  };
}
