import { app } from './app.ts';
import { handlers } from './handlers.ts';
import type { ScenarioName } from './scenarios/index.ts';
import { seedDatabase } from './seed/seedDatabase.ts';
import { createMockDatabase, type MockDatabase, type DatabaseMaker } from './databases/mockDatabase.ts';
import type { DatabaseSetting } from './databases/databaseSetting.ts';
import { createDatabases, type Databases } from './databases/databases.ts';
import type { MockEnv } from './databases/mockEnv.ts';
import type { StoredTables } from './databases/storedDatabase.ts';
import type { Database } from './core/database.ts';

/** Persists a database between two runs, or shares it between two tabs. */
export interface DatabaseStore {
  /** The stored database with its setting, or null. */
  load(): StoredTables | null;
  /**
   * Stores the current database. Runs after every request that may have changed it, before its answer. Must not throw
   * or reject.
   */
  save(db: Database, setting: DatabaseSetting): void | Promise<void>;
  /** Whether another tab has changed the stored database; the mock then loads it before it answers. */
  isStale?(): boolean;
}

export interface MockApiOptions {
  /**
   * Initial database, which a reset restores.
   * @default the demo database of the present moment
   */
  seed?: Database;
  /**
   * Number of the seed: with a frozen clock, the same number gives the same answers byte for byte.
   */
  seedNumber?: number;
  /** Scenario that every database starts with. @default 'usual' */
  scenario?: ScenarioName;
  /** The mock's clock. @default the machine's */
  clock?: () => Date;
  /**
   * Base address of links, without a final slash.
   * @default the origin of each request
   */
  origin?: string | ((request: Request) => string);
  /**
   * Stores the ordinary database; all others live in memory.
   * @default memory
   */
  store?: DatabaseStore;
  /**
   * Whether an answer that breaks the contract makes `fetch` reject; otherwise the mock logs it and answers 500.
   * @default true
   */
  strict?: boolean;
  /** Origin of the portal when another server serves it: the portal's paths ("/pagamento-sucesso") redirect there. */
  portal?: string;
}

/** The mock server as a function from request to response; every adapter calls it. */
export interface MockApi {
  /**
   * Answers paths under `/api` (the contract) and `/__mock` (pages and controls); 404 for others. HEAD gets GET's
   * answer without the body, OPTIONS under `/api` the methods of a path. A connection that a fault cuts is
   * `Response.error()`.
   */
  fetch(request: Request): Promise<Response>;
  /** The live tables of the ordinary database; mutating them changes answers. */
  db(): Database;
  /** Resets the ordinary database and ends its sessions. */
  reset(): void;
  /** All databases with their clocks and faults, by name. */
  readonly databases: Databases;
}

function databasesOf({
  seed,
  seedNumber,
  scenario = 'usual',
  clock = () => new Date(),
  store,
}: MockApiOptions): Databases {
  const plan = { seed: seedNumber ?? null, scenario };
  const tables = (now: Date, number: number) => (seed ? structuredClone(seed) : seedDatabase(now, number));
  const make = (name: string, stored: DatabaseMaker['stored']) =>
    createMockDatabase({ name, plan, clock, seed: tables, stored });
  const stored = store?.load() ?? null;
  // A scenario in the options overrides the stored one and its faults.
  const isOther = scenario !== 'usual' && scenario !== stored?.setting?.plan.scenario;
  const ordinary = make('', stored && { tables: stored.db, setting: isOther ? null : stored.setting });
  if (!stored) void store?.save(ordinary.tables(), ordinary.setting());
  return createDatabases(ordinary, (name) => make(name, null));
}

/** Creates a mock server from its environment: clock, origin, storage. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { origin, store, strict = true, portal } = options;
  const databases = databasesOf(options);

  function refresh(db: MockDatabase): Database {
    const stored = db.name === '' && store?.isStale?.() ? store.load() : null;
    if (stored) db.adopt(stored.db, stored.setting);
    return db.tables();
  }

  async function save(db: MockDatabase): Promise<void> {
    if (db.name === '') await store?.save(db.tables(), db.setting());
  }

  function originOf(request: Request): string {
    return typeof origin === 'function' ? origin(request) : (origin ?? new URL(request.url).origin);
  }

  const env: MockEnv['Bindings'] = { handlers, databases, refresh, save, originOf, strict, portal };
  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'HEAD') return app.fetch(request, env);
    // Not Hono's own HEAD, which fails for a connection that a fault cuts.
    const { url, headers, signal } = request;
    const response = await app.fetch(new Request(url, { headers, signal }), env);
    return response.type === 'error' ? response : new Response(null, response);
  }

  return {
    fetch: answer,
    db: () => databases.ordinary.tables(),
    reset() {
      databases.ordinary.restart();
      void save(databases.ordinary);
    },
    databases,
  };
}
