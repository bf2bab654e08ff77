import { operations, type OperationId } from '@raiz/contract';
import { FaultProblem, readFault, type Fault } from './fault.ts';

/** Calls that a rule holds for: one operation, or all of them. */
export type FaultTarget = OperationId | '*';

/** A fault that comes by itself. */
export interface FaultRule {
  id: number;
  operation: FaultTarget;
  fault: string;
  /** Every n-th matching call meets it; 1 for each. */
  every: number;
  /** How many matching calls there have been. */
  calls: number;
  /** How many of them met the fault. */
  hits: number;
}

/** What a rule is made from. */
export interface NewFaultRule {
  operation?: string;
  fault: string;
  every?: number;
}

/** The rules of one world. */
export interface FaultRules {
  /** @throws FaultProblem for an unknown operation, a fault that is none, or a bad count. */
  add(rule: NewFaultRule): FaultRule;
  /** False when there is no such rule. */
  remove(id: number): boolean;
  clear(): void;
  list(): FaultRule[];
  /** Counts one call, and gives the fault of the first rule whose turn it is. */
  next(operation: OperationId): Fault | null;
}

/** Most rules at a time: each is looked at for each call. */
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
