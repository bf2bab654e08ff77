import { answerPage } from '../pages/answerPage.ts';
import { seedWorld } from '../seed/seedWorld.ts';
import { answerApi } from './answerApi.ts';
import type { World } from './world.ts';

/** Where a world is kept between two runs or shared between two windows. */
export interface WorldStore {
  /** The kept world, or null when there is none. */
  load(): World | null;
  /** Keeps the world as it is now; called after every request that may have changed it. Deals with its own failures. */
  save(world: World): void;
  /** Whether someone else has kept another world since; the mock then loads that one before it answers. */
  isStale?(): boolean;
}

export interface MockApiOptions {
  /** World to start with and to come back to on reset; by default the demo world of the present moment. */
  seed?: World;
  /** The mock's clock; the machine's by default. */
  clock?: () => Date;
  /** Address that links in answers and mails start with, without a final slash; by default the origin the request was sent to. */
  origin?: string | ((request: Request) => string);
  /** Keeps the world; without one it lives in memory. */
  store?: WorldStore;
  /** Whether an answer against the contract makes `fetch` reject (the default, for tests), or is logged and becomes a 500. */
  strict?: boolean;
  /** Origin of the portal when it is served elsewhere: its paths ("/pagamento-sucesso") are redirected there. */
  portal?: string;
}

/** The mock server as a function of a request: every adapter only hands requests to it. */
export interface MockApi {
  /** Answers paths under `/api` (the contract) and `/__mock` (mails, checkout, certificates, control page); 404 for others. */
  fetch(request: Request): Promise<Response>;
  /** The live tables. Changing them changes what is answered. */
  world(): World;
  /** Starts anew with the seed; sessions end. */
  reset(): void;
}

function isBelow(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** Builds a mock server. Everything outside it (clock, origin, storage) comes in through the options. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { seed, clock = () => new Date(), origin, store, strict = true, portal } = options;
  const newWorld = () => (seed ? structuredClone(seed) : seedWorld(clock()));
  let world = store?.load() ?? anew();

  function anew(): World {
    const seeded = newWorld();
    store?.save(seeded);
    return seeded;
  }

  function reset(): void {
    world = anew();
  }

  function originOf(request: Request): string {
    return typeof origin === 'function' ? origin(request) : (origin ?? new URL(request.url).origin);
  }

  function fresh(): World {
    if (store?.isStale?.()) world = store.load() ?? world;
    return world;
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (isBelow(url.pathname, '/api')) return answerApi(request, url, { world: fresh, now: clock, originOf, strict });
    return answerPage({ request, url, world: fresh(), now: clock(), origin: originOf(request), portal, reset });
  }

  return {
    async fetch(request) {
      const response = await answer(request);
      // Following a mail's link is a GET that changes something.
      if (request.method !== 'GET' || new URL(request.url).pathname === '/__mock/confirm') store?.save(world);
      return response;
    },
    world: () => world,
    reset,
  };
}
