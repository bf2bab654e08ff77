import { createMockApi, type MockApi, type Database } from '@raiz/mock-server';
import type { Send } from './core/send.ts';
import { operationOf } from './testDefect.ts';
import { demoApi } from './testKit.ts';

/** A mock server that can be killed. */
export interface Restartable {
  send: Send;
  restart: () => Promise<void>;
  /** The server as it is now. */
  api: () => MockApi;
}

/** How a backend behaves around a restart; each part is correct where it is left out. */
export interface RestartDefect {
  name: string;
  /** The check that must find it. */
  check: string;
  /** Checks that run before it. */
  first?: string;
  /** Changes the tables that are kept, when the server is killed. */
  onRestart?: (db: Database, api: MockApi) => void;
  /** Number of writes that are kept together: a kill loses those since the last time. */
  every?: number;
  /** Does a part of a write that arrives while the server dies. */
  half?: (db: Database, request: Request, body: Record<string, unknown>) => void;
  /** Handles requests of the restarted server. */
  later?: (api: MockApi, request: Request) => Promise<Response>;
}

/** Least time that a restart takes, in milliseconds. */
const down = 250;

/** Requests that a restart refuses at least, if any come: two deletions are among twenty. */
const minRejected = 20;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function rejectConnection(): never {
  throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
}

/** A mock server with a defect that only a restart shows. */
export function restartable(defect: Omit<RestartDefect, 'name' | 'check'> = {}): Restartable {
  let api = demoApi();
  let [isDown, wasRestarted, writes, rejections] = [false, false, 0, 0];
  let stored: Database | null = null;
  return {
    async send(request) {
      if (isDown) {
        rejections += 1;
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
      const answer = await (wasRestarted && defect.later ? defect.later(api, request) : api.fetch(request));
      // Killed before it could answer.
      return running === api ? answer : rejectConnection();
    },
    async restart() {
      const db = structuredClone(stored ?? api.db());
      defect.onRestart?.(db, api);
      api = createMockApi({ seed: db, strict: false });
      stored = null;
      [isDown, rejections] = [true, 0];
      await pause(down);
      const isShort = () => rejections > 0 && rejections < minRejected;
      while (isShort()) await pause(10);
      [isDown, wasRestarted] = [false, true];
    },
    api: () => api,
  };
}
