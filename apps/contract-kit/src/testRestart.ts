import type { OperationId } from '@raiz/contract';
import { createMockApi, type MockApi, type Database } from '@raiz/mock-server';
import type { Send } from './core/send.ts';
import { operationOf } from './testDefects/plant.ts';
import { commit } from './testDefects/races.ts';
import { demoApi } from './testKit.ts';

/** A mock server that can be killed. */
export interface Restartable {
  send: Send;
  restart: () => Promise<void>;
  /** The current server. */
  api: () => MockApi;
}

/** How a backend behaves around a restart; each omitted part is correct. */
export interface RestartDefect {
  name: string;
  /** The checks to run: the last one must find the defect. */
  checks: string[];
  /** Changes the persistent tables when the server is killed. */
  onRestart?: (db: Database, api: MockApi) => void;
  /** Number of writes that the server persists together: a kill loses those since the last time. */
  every?: number;
  /** Answers an operation this many milliseconds before it stores what that changed. */
  late?: readonly [id: OperationId, milliseconds: number];
  /** Applies a part of a write that arrives while the server dies. */
  half?: (db: Database, request: Request, body: Record<string, unknown>) => void;
  /** Handles requests of the restarted server. */
  later?: (api: MockApi, request: Request) => Promise<Response>;
}

/** Duration of a restart, in milliseconds. */
const down = 250;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function rejectConnection(): never {
  throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
}

/** Answers a call on a copy of the tables, and stores later what it changed there. */
async function storesLater(api: MockApi, request: Request, milliseconds: number): Promise<Response> {
  const before = structuredClone(api.db());
  const copy = createMockApi({ seed: structuredClone(before), strict: false });
  const answer = await copy.fetch(request);
  setTimeout(() => commit(api.db(), before, copy.db()), milliseconds);
  return answer;
}

/** A mock server with a defect that only a restart reveals. */
export function restartable(defect: Omit<RestartDefect, 'name' | 'checks'> = {}): Restartable {
  let api = demoApi();
  let [isDown, wasRestarted, writes] = [false, false, 0];
  let stored: Database | null = null;
  return {
    async send(request) {
      if (isDown) {
        const body: unknown = await request
          .clone()
          .json()
          .catch(() => ({}));
        defect.half?.(api.db(), request, Object(body));
        return rejectConnection();
      }
      if (defect.every && (operationOf(request) ?? '').startsWith('create')) {
        if (writes % defect.every === 0) stored = structuredClone(api.db());
        writes += 1;
      }
      const running = api;
      if (defect.late && defect.late[0] === operationOf(request)) return storesLater(running, request, defect.late[1]);
      const answer = await (wasRestarted && defect.later ? defect.later(api, request) : api.fetch(request));
      // Killed before it could answer.
      return running === api ? answer : rejectConnection();
    },
    async restart() {
      const db = structuredClone(stored ?? api.db());
      defect.onRestart?.(db, api);
      api = createMockApi({ seed: db, strict: false });
      stored = null;
      isDown = true;
      await pause(down);
      [isDown, wasRestarted] = [false, true];
    },
    api: () => api,
  };
}
