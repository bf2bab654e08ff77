import type { OperationId } from '@raiz/contract';
import { FaultProblem, type Fault } from './fault.ts';

/** A planned fault, with its counts. */
export interface FaultRule extends Fault {
  id: number;
  /** Number of matching calls so far. */
  calls: number;
  /** Number of calls with the fault. */
  hits: number;
}

/** A fault of one call. */
export interface AppliedFault {
  fault: Fault;
  /** Aborts when a caller removes the fault, which ends a 'hang'. */
  over: AbortSignal;
}

/** The planned faults of one database. */
export interface FaultRules {
  /** @throws FaultProblem when there are too many */
  add(fault: Fault): FaultRule;
  /** Removes a fault and sends its held answers. False when there is no such rule. */
  remove(id: number): boolean;
  clear(): void;
  list(): FaultRule[];
  /** The faults to store, with their remaining `times`. */
  remaining(): Fault[];
  /** Counts one call and returns the newest fault that applies to it. */
  next(operation: OperationId): AppliedFault | null;
}

/** Maximum number of rules: every call tries each of them. */
const maxRules = 200;

interface Planned {
  fault: Fault;
  counts: { id: number; calls: number; hits: number };
  end: AbortController;
}

/** Creates an empty set of rules. */
export function createFaultRules(): FaultRules {
  /** Newest first. */
  let rules: Planned[] = [];
  let count = 0;

  function remove(isGone: (rule: Planned) => boolean): boolean {
    const gone = rules.filter(isGone);
    rules = rules.filter((rule) => !gone.includes(rule));
    for (const { end } of gone) end.abort();
    return gone.length > 0;
  }

  return {
    add(fault) {
      if (rules.length >= maxRules) throw new FaultProblem(`There are ${maxRules} rules already: clear some first.`);
      count += 1;
      const counts = { id: count, calls: 0, hits: 0 };
      rules.unshift({ fault, counts, end: new AbortController() });
      return { ...fault, ...counts };
    },
    remove: (id) => remove(({ counts }) => counts.id === id),
    clear: () => void remove(() => true),
    list: () => rules.map(({ fault, counts }) => ({ ...fault, ...counts })).reverse(),
    remaining: () =>
      rules
        .map(({ fault, counts: { hits } }) =>
          fault.times === undefined ? fault : { ...fault, times: fault.times - hits },
        )
        .filter(({ times }) => times !== 0)
        .reverse(),
    next(operation) {
      let found: AppliedFault | null = null;
      for (const { fault, counts, end } of rules) {
        const { times = Infinity, every = 1 } = fault;
        if (fault.operation !== '*' && fault.operation !== operation) continue;
        counts.calls += 1;
        if (found !== null || counts.hits >= times || counts.calls % every !== 0) continue;
        counts.hits += 1;
        found = { fault, over: end.signal };
      }
      return found;
    },
  };
}
