import type { Handlers } from '../core/types.ts';
import type { Database } from '../core/database.ts';
import type { MockDatabase } from './mockDatabase.ts';
import type { Databases } from './databases.ts';

/** What Hono passes to the routes of the mock server. */
export interface MockEnv {
  /** The same for every request to one mock server (`context.env`). */
  Bindings: {
    handlers: Handlers;
    databases: Databases;
    /** Loads the ordinary database again when another tab has changed it, and returns the tables. */
    refresh(db: MockDatabase): Database;
    /** Saves the ordinary database to the server's store; other databases stay in memory. */
    save(db: MockDatabase): Promise<void>;
    /** Base address of links, without a final slash. */
    originOf(request: Request): string;
    /** Whether an answer that breaks the contract throws; otherwise it becomes a 500. */
    strict: boolean;
    /** Origin of the portal when another server serves it. */
    portal: string | undefined;
  };
  /** Set for each request (`context.var`). */
  Variables: {
    /** The database of the request, with its clock and faults. */
    db: MockDatabase;
    tables: Database;
    /** Path of this database's pages: "/__mock", or "/__mock/in/NAME". */
    base: string;
  };
}
