import { operations, type OperationId } from '@raiz/contract';
import { FaultProblem, readFault, type Fault } from './fault.ts';

/** The calls that a rule applies to: one operation, or all. */
type FaultTarget = OperationId | '*';

/** A planned fault. */
export interface FaultRule {
  id: number;
  operation: FaultTarget;
  fault: string;
  /** Applies to every n-th matching call; 1 for each. */
  every: number;
  /** Number of matching calls so far. */
  calls: number;
  /** Number of calls with the fault. */
  hits: number;
}

/** Input of a new rule. */
export interface NewFaultRule {
  operation?: string;
  fault: string;
  every?: number;
}

/** The rules of one world. */
export interface FaultRules {
  /** @throws FaultProblem for an unknown operation, an invalid fault or count */
  add(rule: NewFaultRule): FaultRule;
  /** False when there is no such rule. */
  remove(id: number): boolean;
  clear(): void;
  list(): FaultRule[];
  /** Counts one call and returns the fault of the first rule whose turn it is. */
  next(operation: OperationId): Fault | null;
}

/** Most rules at a time: every call tries each of them. */
const mostRules = 200;

function readTarget(text: string): FaultTarget {
  if (text === '*') return text;
  const known = Object.keys(operations).find((id): id is OperationId => id === text);
  if (known) return known;
  throw new FaultProblem(
    `There is no operation "${text}": use an operationId of the contract, such as logIn, or * for all.`,
  );
}

function readEvery(every: number): number {
  if (Number.isInteger(every) && every >= 1 && every <= 1_000_000) return every;
  throw new FaultProblem(`every must be a whole number from 1 to 1000000, not "${every}".`);
}

/** Builds an empty set of rules. */
export function createFaultRules(): FaultRules {
  let rules: (FaultRule & { read: Fault })[] = [];
  let count = 0;

  return {
    add({ operation = '*', fault, every = 1 }) {
      const read = readFault(fault);
      if (rules.length >= mostRules) throw new FaultProblem(`There are ${mostRules} rules already: clear some first.`);
      const target = readTarget(operation);
      const turns = readEvery(every);
      count += 1;
      const rule = { id: count, operation: target, fault: read.text, every: turns, calls: 0, hits: 0 };
      rules.push({ ...rule, read });
      return rule;
    },
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    clear() {
      rules = [];
    },
    list: () => rules.map(({ read: _read, ...rule }) => rule),
    next(operation) {
      let found: Fault | null = null;
      for (const rule of rules) {
        if (rule.operation !== '*' && rule.operation !== operation) continue;
        rule.calls += 1;
        if (found !== null || rule.calls % rule.every !== 0) continue;
        rule.hits += 1;
        found = rule.read;
      }
      return found;
    },
  };
}
