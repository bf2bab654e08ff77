import { withTokens, type TokenSource } from '../core/randomToken.ts';
import type { Database } from '../core/database.ts';
import { createFaultRules, type FaultRules } from '../faults/faultRules.ts';
import { scenarioOf } from '../scenarios/index.ts';
import { seededRandom } from '../shared/random.ts';
import { createMockClock, type MockClock } from './mockClock.ts';
import type { DatabasePlan, DatabaseSetting } from './databaseSetting.ts';

/** One database of the mock server: tables, clock and faults. */
export interface MockDatabase {
  /** '' for the ordinary one. */
  readonly name: string;
  readonly clock: MockClock;
  readonly faults: FaultRules;
  plan(): DatabasePlan;
  tables(): Database;
  /** The setting to store with the tables. It omits the counts of the faults: "every n-th" restarts. */
  setting(): DatabaseSetting;
  /** Source of new tokens; null for random ones. */
  tokens(): TokenSource | null;
  /** Replaces the tables and the setting with stored ones; null leaves the setting unchanged. */
  adopt(tables: Database, setting: DatabaseSetting | null): void;
  /**
   * Starts again, optionally with another seed or scenario. Resets faults to the scenario's.
   */
  restart(changed?: Partial<DatabasePlan>): void;
}

/** Input of a new database. */
export interface DatabaseMaker {
  name: string;
  plan: DatabasePlan;
  /** The server's own clock. */
  clock: () => Date;
  /** Creates the tables, before the scenario changes them. */
  seed(now: Date, number: number): Database;
  /** Stored tables and setting to continue with; null for new ones. */
  stored: { tables: Database; setting: DatabaseSetting | null } | null;
}

function tokensOf({ seed }: DatabasePlan): TokenSource | null {
  if (seed === null) return null;
  const random = seededRandom(seed);
  return () => `${random.key()}${random.key().slice(0, 8)}`;
}

/** A seed number repeats its tokens: after a restart, skips those in use. */
function unused(tokens: TokenSource, { sessions, mailTokens, mails, checkouts }: Database): TokenSource {
  return () => {
    for (;;) {
      const token = tokens();
      const isTaken =
        [...sessions, ...mailTokens].some((row) => row.token === token) ||
        [...mails, ...checkouts].some((row) => row.id === token);
      if (!isTaken) return token;
    }
  };
}

/** Creates a database with its tables. */
export function createMockDatabase({ name, plan: first, clock: real, seed, stored }: DatabaseMaker): MockDatabase {
  const clock = createMockClock(real);
  const faults = createFaultRules();
  let plan = first;
  let tokens = tokensOf(plan);

  function newTables(): Database {
    const now = clock.now();
    return withTokens(tokens, () => {
      const db = seed(now, plan.seed ?? 0);
      scenarioOf(plan.scenario).prepare?.(db, now);
      return db;
    });
  }

  function plantFaults(): void {
    faults.clear();
    for (const fault of scenarioOf(plan.scenario).faults ?? []) faults.add(fault);
  }

  function take(setting: DatabaseSetting): void {
    plan = setting.plan;
    tokens = tokensOf(plan);
    clock.restore(setting.clock);
    faults.clear();
    for (const fault of setting.faults) faults.add(fault);
  }

  let tables = stored?.tables ?? newTables();
  plantFaults();
  if (stored?.setting) take(stored.setting);

  return {
    name,
    clock,
    faults,
    plan: () => plan,
    tables: () => tables,
    setting: () => ({
      plan,
      clock: clock.reading(),
      faults: faults.remaining(),
    }),
    tokens: () => tokens && unused(tokens, tables),
    adopt(other, setting) {
      tables = other;
      if (setting) take(setting);
    },
    restart(changed = {}) {
      plan = { ...plan, ...changed };
      tokens = tokensOf(plan);
      tables = newTables();
      plantFaults();
    },
  };
}
