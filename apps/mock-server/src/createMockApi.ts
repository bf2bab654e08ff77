import { app } from './app.ts';
import type { Reference } from './worlds/mockEnv.ts';
import { handlers } from './handlers.ts';
import type { ScenarioName } from './scenarios/index.ts';
import { seedWorld } from './seed/seedWorld.ts';
import { createMockWorld, type MockWorld, type WorldMaker } from './worlds/mockWorld.ts';
import type { WorldSetting } from './worlds/worldSetting.ts';
import { createWorlds, type Worlds } from './worlds/worlds.ts';
import type { MockEnv } from './worlds/mockEnv.ts';
import type { KeptWorld } from './worlds/storedWorld.ts';
import type { World } from './core/world.ts';

/** Keeps a world between two runs, or shares it between two tabs. */
export interface WorldStore {
  /** The kept world with its setting, or null. */
  load(): KeptWorld | null;
  /**
   * Keeps the current world; called after every request that may have changed it, which is answered
   * when this ends. Must not throw or reject.
   */
  save(world: World, setting: WorldSetting): void | Promise<void>;
  /** Whether another tab has changed the kept world; the mock then loads it before it answers. */
  isStale?(): boolean;
}

export interface MockApiOptions {
  /** World to start with and to reset to. @default the demo world of the present moment */
  seed?: World;
  /**
   * Number of the seed: with a frozen clock, the same number gives the same answers byte for byte.
   */
  seedNumber?: number;
  /** Scenario that every world starts with. @default 'usual' */
  scenario?: ScenarioName;
  /** The mock's clock. @default the machine's */
  clock?: () => Date;
  /** Address that links start with, without a final slash. @default the origin of each request */
  origin?: string | ((request: Request) => string);
  /** Keeps the ordinary world; all others live in memory. @default memory */
  store?: WorldStore;
  /**
   * Whether an answer that breaks the contract makes `fetch` reject; otherwise it is logged and
   * becomes a 500. @default true
   */
  strict?: boolean;
  /**
   * The files of the API reference under `/__mock/docs`; without them that page names the command.
   */
  reference?: Reference;
  /**
   * Origin of the portal when it is served elsewhere: its paths ("/pagamento-sucesso") redirect
   * there.
   */
  portal?: string;
}

/** The mock server as a function from request to response; every adapter calls it. */
export interface MockApi {
  /**
   * Answers paths under `/api` (the contract) and `/__mock` (pages and controls); 404 for others.
   * HEAD is answered as GET without the body, OPTIONS under `/api` with the methods of a path. A
   * connection that a fault cuts is `Response.error()`.
   */
  fetch(request: Request): Promise<Response>;
  /** The live tables of the ordinary world; changing them changes answers. */
  world(): World;
  /** Resets the ordinary world; sessions end. */
  reset(): void;
  /** All worlds with their clocks, faults and logs, by name. */
  readonly worlds: Worlds;
}

function worldsOf({ seed, seedNumber, scenario = 'usual', clock = () => new Date(), store }: MockApiOptions): Worlds {
  const plan = { seed: seedNumber ?? null, scenario };
  const tables = (now: Date, number: number) => (seed ? structuredClone(seed) : seedWorld(now, number));
  const make = (name: string, kept: WorldMaker['kept']) => createMockWorld({ name, plan, clock, seed: tables, kept });
  const kept = store?.load() ?? null;
  // A scenario given now overrides the kept one and its faults.
  const isOther = scenario !== 'usual' && scenario !== kept?.setting?.plan.scenario;
  const ordinary = make('', kept && { tables: kept.world, setting: isOther ? null : kept.setting });
  if (!kept) void store?.save(ordinary.tables(), ordinary.setting());
  return createWorlds(ordinary, (name) => make(name, null));
}

/** Builds a mock server from its surroundings: clock, origin, storage. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { origin, store, strict = true, portal, reference } = options;
  const worlds = worldsOf(options);

  function refresh(world: MockWorld): World {
    const kept = world.name === '' && store?.isStale?.() ? store.load() : null;
    if (kept) world.adopt(kept.world, kept.setting);
    return world.tables();
  }

  async function save(world: MockWorld): Promise<void> {
    if (world.name === '') await store?.save(world.tables(), world.setting());
  }

  function originOf(request: Request): string {
    return typeof origin === 'function' ? origin(request) : (origin ?? new URL(request.url).origin);
  }

  const env: MockEnv['Bindings'] = { handlers, worlds, refresh, save, originOf, strict, portal, reference };
  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'HEAD') return app.fetch(request, env);
    // Not Hono's own HEAD, which fails for a connection that a fault cuts.
    const { url, headers, signal } = request;
    const response = await app.fetch(new Request(url, { headers, signal }), env);
    return response.type === 'error' ? response : new Response(null, response);
  }

  return {
    fetch: answer,
    world: () => worlds.ordinary.tables(),
    reset() {
      worlds.ordinary.restart();
      void save(worlds.ordinary);
    },
    worlds,
  };
}
