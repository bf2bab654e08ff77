import type { Handlers } from '../core/types.ts';
import type { World } from '../core/world.ts';
import type { MockWorld } from './mockWorld.ts';
import type { Worlds } from './worlds.ts';

/** A file of the API reference. */
export interface ReferenceFile {
  /** Content type with its charset. */
  type: string;
  body: string;
}

/** The files of the API reference by name; null for any other name. Only Node can read them. */
export type Reference = (name: string) => ReferenceFile | null;

/** What Hono passes to the routes of the mock server. */
export interface MockEnv {
  /** The same for every request to one mock server (`context.env`). */
  Bindings: {
    handlers: Handlers;
    worlds: Worlds;
    /** Loads the ordinary world again when another tab has changed it, and returns the tables. */
    refresh(world: MockWorld): World;
    /** Keeps the ordinary world where the server keeps it; other worlds stay in memory. */
    save(world: MockWorld): Promise<void>;
    /** Address that links start with, without a final slash. */
    originOf(request: Request): string;
    /** Whether an answer that breaks the contract throws; otherwise it becomes a 500. */
    strict: boolean;
    /** Origin of the portal when it is served elsewhere. */
    portal: string | undefined;
    /** The files of the API reference; undefined where they cannot be read. */
    reference: Reference | undefined;
  };
  /** Set for each request (`context.var`). */
  Variables: {
    /** The world of the request, with its clock, faults and log. */
    world: MockWorld;
    tables: World;
    /** Path of this world's pages: "/__mock", or "/__mock/in/NAME". */
    base: string;
  };
}
