import { isObject } from '@raiz/api-client/rules';
import { readFault, type Fault } from '../faults/fault.ts';
import { isScenarioName, type ScenarioName } from '../scenarios/index.ts';
import type { ClockReading } from './mockClock.ts';

/** The initial state of a database. */
export interface DatabasePlan {
  /**
   * Number of the seed; the same number gives the same data and tokens, byte for byte. Null: usual data, random tokens.
   */
  seed: number | null;
  scenario: ScenarioName;
}

/** The part of a database that the store saves with its tables: plan, clock and planned faults. */
export interface DatabaseSetting {
  plan: DatabasePlan;
  clock: ClockReading;
  faults: Fault[];
}

/** Maximum distance of a moment from the real time, in milliseconds: the range of a date, with a margin. */
const farthest = 8.0e15;

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= farthest;
}

function planIn(value: unknown): DatabasePlan | null {
  if (!isObject(value)) return null;
  const { seed, scenario } = value;
  if (seed !== null && !(typeof seed === 'number' && Number.isInteger(seed) && seed >= 0)) return null;
  return isScenarioName(scenario) ? { seed, scenario } : null;
}

function clockIn(value: unknown): ClockReading | null {
  if (!isObject(value)) return null;
  const { ahead, frozenAt } = value;
  return isTime(ahead) && (frozenAt === null || isTime(frozenAt)) ? { ahead, frozenAt } : null;
}

/** The stored faults that this version can still read. */
function faultsIn(value: unknown): Fault[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((stored: unknown) => {
    try {
      return [readFault(stored)];
    } catch {
      return [];
    }
  });
}

/** Reads a stored setting; null when missing or invalid. Never throws. */
export function readSetting(value: unknown): DatabaseSetting | null {
  if (!isObject(value)) return null;
  const [plan, clock] = [planIn(value['plan']), clockIn(value['clock'])];
  return plan && clock && { plan, clock, faults: faultsIn(value['faults']) };
}
