import type { Database } from '../core/database.ts';
import type { Fault } from '../faults/fault.ts';

/** A situation of the product by name, for any screen or client. */
export interface Scenario {
  /** Name for people, in Portuguese. */
  title: string;
  /** What differs from the ordinary server, in one Portuguese sentence. */
  explains: string;
  /** Changes the seeded tables before anyone signs in. */
  prepare?: (db: Database, now: Date) => void;
  /** Faults that come with it. */
  faults?: readonly Fault[];
}
