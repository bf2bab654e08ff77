import { app } from './app.ts';
import type { Reference } from './docs/reference.ts';
import { handlers } from './handlers.ts';
import type { ScenarioName } from './scenarios/index.ts';
import { seedWorld } from './seed/seedWorld.ts';
import { createMockWorld, type MockWorld, type WorldMaker } from './worlds/mockWorld.ts';
import type { WorldSetting } from './worlds/worldSetting.ts';
import { createWorlds, type Worlds } from './worlds/worlds.ts';
import type { MockEnv } from './worlds/mockEnv.ts';
import type { KeptWorld } from './worlds/storedWorld.ts';
import type { World } from './core/world.ts';

/** Where a world is kept between two runs or shared between two windows. */
export interface WorldStore {
  /** The kept world with its setting, or null when there is none. */
  load(): KeptWorld | null;
  /** Keeps the world as it is now; called after every request that may have changed it. Deals with its own failures. */
  save(world: World, setting: WorldSetting): void;
  /** Whether someone else has kept another world since; the mock then loads that one before it answers. */
  isStale?(): boolean;
}

export interface MockApiOptions {
  /** World to start with and to come back to on reset; by default the demo world of the present moment. */
  seed?: World;
  /** Number of the seed: the same one gives the same answers, byte for byte, under a clock that stands still. */
  seedNumber?: number;
  /** Scenario that every world starts with; the ordinary server by default. */
  scenario?: ScenarioName;
  /** The mock's clock; the machine's by default. */
  clock?: () => Date;
  /** Address that links in answers and mails start with, without a final slash; by default the origin the request was sent to. */
  origin?: string | ((request: Request) => string);
  /** Keeps the ordinary world; without one it lives in memory. Named worlds always do. */
  store?: WorldStore;
  /** Whether an answer against the contract makes `fetch` reject (the default, for tests), or is logged and becomes a 500. */
  strict?: boolean;
  /**
   * The files of the API reference under `/__mock/docs`; without, that page says where the
   * reference is.
   */
  reference?: Reference;
  /** Origin of the portal when it is served elsewhere: its paths ("/pagamento-sucesso") are redirected there. */
  portal?: string;
}

/** The mock server as a function of a request: every adapter only hands requests to it. */
export interface MockApi {
  /**
   * Answers paths under `/api` (the contract) and `/__mock` (mails, checkout, certificates, control); 404 for others. A connection
   * that a fault cuts is `Response.error()`.
   */
  fetch(request: Request): Promise<Response>;
  /** The live tables of the ordinary world. Changing them changes what is answered. */
  world(): World;
  /** Starts the ordinary world anew; sessions end. */
  reset(): void;
  /** All worlds with their clocks, faults and logs, by name. */
  readonly worlds: Worlds;
}

function worldsOf({ seed, seedNumber, scenario = 'usual', clock = () => new Date(), store }: MockApiOptions): Worlds {
  const plan = { seed: seedNumber ?? null, scenario };
  const tables = (now: Date, number: number) => (seed ? structuredClone(seed) : seedWorld(now, number));
  const make = (name: string, kept: WorldMaker['kept']) => createMockWorld({ name, plan, clock, seed: tables, kept });
  const kept = store?.load() ?? null;
  // Another scenario asked for now counts more than the one that was kept, and its faults more than those.
  const isOther = scenario !== 'usual' && scenario !== kept?.setting?.plan.scenario;
  const ordinary = make('', kept && { tables: kept.world, setting: isOther ? null : kept.setting });
  if (!kept) store?.save(ordinary.tables(), ordinary.setting());
  return createWorlds(ordinary, (name) => make(name, null));
}

/** Builds a mock server. Everything outside it (clock, origin, storage) comes in through the options. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { origin, store, strict = true, portal, reference } = options;
  const worlds = worldsOf(options);

  function refresh(world: MockWorld): World {
    const kept = world.name === '' && store?.isStale?.() ? store.load() : null;
    if (kept) world.adopt(kept.world, kept.setting);
    return world.tables();
  }

  function save(world: MockWorld): void {
    if (world.name === '') store?.save(world.tables(), world.setting());
  }

  function originOf(request: Request): string {
    return typeof origin === 'function' ? origin(request) : (origin ?? new URL(request.url).origin);
  }

  const env: MockEnv['Bindings'] = { handlers, worlds, refresh, save, originOf, strict, portal, reference };
  return {
    fetch: async (request) => app.fetch(request, env),
    world: () => worlds.ordinary.tables(),
    reset() {
      worlds.ordinary.restart();
      save(worlds.ordinary);
    },
    worlds,
  };
}
