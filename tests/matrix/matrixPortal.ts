import { createMockApi, demoPassword, type MockApi } from '@raiz/mock-server';
import { requestListener } from '@raiz/mock-server/http';
import { operations, type OperationId } from '@raiz/contract';
import { servePortal } from '../../scripts/serve/servePortal.ts';
import { dist } from '../journey/server.ts';
import type { Answerer } from './answers.ts';

/** Demo people by what they are, with their ids in the demo world. */
export const people = {
  member: 'ativa@exemplo.com.br',
  trial: 'teste@exemplo.com.br',
  inactive: 'inativa@exemplo.com.br',
  canceled: 'cancelada@exemplo.com.br',
  admin: 'admin@exemplo.com.br',
} as const;

/** Somebody who can be logged in. */
export type Person = keyof typeof people;

/** One request to the API as the server met it. */
export interface MetRequest {
  operation: OperationId | null;
  method: string;
  path: string;
  authorization: string | null;
}

function isOperation(id: string | undefined): id is OperationId {
  return id !== undefined && id in operations;
}

/** Matches the paths of an operation, as the source of a regular expression. */
export function pathPattern(operation: OperationId): string {
  return `^/api${operations[operation].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`;
}

const patterns = Object.keys(operations)
  .filter(isOperation)
  .map((id) => ({ id, method: operations[id].method, path: new RegExp(pathPattern(id)) }));

/** The operation a request calls; a fixed path wins over one with a parameter. */
function operationOf(method: string, path: string): OperationId | null {
  const matches = patterns.filter((pattern) => pattern.method === method && pattern.path.test(path));
  const exact = matches.find(({ path: { source } }) => !source.includes('[^/]+'));
  return (exact ?? matches[0])?.id ?? null;
}

/**
 * The portal's production build on an address of its own, before a server that does what a test
 * asks of it.
 */
export interface MatrixPortal {
  address: string;
  mock: MockApi;
  /** Everything asked of the API since the last `calm`. */
  met: MetRequest[];
  /** From now on this operation is answered so; null lets the mock server answer again. */
  answer: (operation: OperationId, how: Answerer | null) => void;
  /**
   * Resolves when the operation has been asked for since the last `calm`; rejects after some
   * seconds.
   */
  asked: (operation: OperationId, times?: number) => Promise<void>;
  /**
   * Resolves when the mock server has answered all that it was asked, and asked for nothing new
   * meanwhile.
   */
  quiet: () => Promise<void>;
  /** The mock server answers everything, and `met` is empty. */
  calm: () => void;
  /** A fresh token of a demo person. */
  token: (person: Person) => Promise<string>;
  /** The demo world anew; tokens end. */
  restart: () => void;
  close: () => Promise<void>;
}

/** How long a call may keep the test waiting, in milliseconds. */
const patience = 6_000;

/**
 * Serves the production build before a server whose answers a test decides on. Throws when the
 * portal has not been built.
 */
export async function startMatrixPortal(): Promise<MatrixPortal> {
  let mock = createMockApi({ strict: false });
  const answerers = new Map<OperationId, Answerer>();
  const met: MetRequest[] = [];
  const tokens = new Map<Person, string>();
  let open = 0;
  let tell: () => void = () => undefined;

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    const operation = operationOf(request.method, path);
    met.push({ operation, method: request.method, path, authorization: request.headers.get('Authorization') });
    const pass = () => mock.fetch(request);
    const own = operation ? answerers.get(operation) : undefined;
    tell();
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
    met,
    get mock() {
      return mock;
    },
    answer(operation, how) {
      if (how) answerers.set(operation, how);
      else answerers.delete(operation);
    },
    asked(operation, times = 1) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${operation} was not called`)), patience);
        const look = () => {
          if (met.filter((one) => one.operation === operation).length < times) return;
          clearTimeout(late);
          resolve();
        };
        tell = look;
        look();
      });
    },
    async quiet() {
      for (let still = 0, before = 0; still < 3;) {
        await new Promise((resolve) => setTimeout(resolve, 15));
        still = open === 0 && met.length === before ? still + 1 : 0;
        before = met.length;
      }
    },
    calm() {
      answerers.clear();
      met.length = 0;
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
