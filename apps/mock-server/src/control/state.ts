import type { ScenarioName } from '../scenarios/index.ts';
import type { FaultRule } from '../faults/faultRules.ts';
import type { ClockState } from '../worlds/mockClock.ts';
import type { MockWorld } from '../worlds/mockWorld.ts';

/** The answer of `GET /__mock/state`. */
export interface WorldState {
  /** '' for the ordinary world. */
  world: string;
  seed: number | null;
  scenario: ScenarioName;
  clock: ClockState;
  faults: FaultRule[];
  /** Rows of each table. */
  tables: Record<string, number>;
}

/** The state of a world as JSON. */
export function stateOf({ name, plan, clock, faults, tables }: MockWorld): WorldState {
  const { seed, scenario } = plan();
  const counts = Object.entries(tables()).map(([table, rows]) => [table, rows.length] as const);
  return {
    world: name,
    seed,
    scenario,
    clock: clock.state(),
    faults: faults.list(),
    tables: Object.fromEntries(counts),
  };
}
