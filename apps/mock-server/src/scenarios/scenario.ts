import type { Database } from '../core/database.ts';
import type { Fault } from '../faults/fault.ts';

/** A situation of the product by name, for any screen or client. */
export interface Scenario {
  /** Title for the start page, in Portuguese. */
  title: string;
  /** How it differs from the usual server, in one Portuguese sentence. */
  explains: string;
  /** Changes the seeded tables before anyone logs in. */
  prepare?: (db: Database, now: Date) => void;
  /** Faults of the scenario. */
  faults?: readonly Fault[];
}
