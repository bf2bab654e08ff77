import type { OperationId } from '@raiz/contract';

/** Which side of the contract was not kept: what the client sent, or what the backend answered. */
export type Direction = 'request' | 'response';

/** One way in which an exchange differed from the contract. */
export interface Difference {
  direction: Direction;
  /** Status of the answer it was seen in. */
  status: number;
  /** JSON pointer or name of the field; '' for the body as a whole. */
  field: string;
  /** One sentence. */
  message: string;
  /** A field that the contract does not declare is allowed (decision G9), and only told. */
  allowed: boolean;
}

/** A difference of one operation with how often it was seen. */
export interface Drift extends Difference {
  /** Null for a path or method that the contract does not have. */
  operation: OperationId | null;
  /** "GET /courses/{id}", or the path that was asked for. */
  call: string;
  count: number;
}

/** Where an operation is answered, how often it was called, and what it cost. */
export interface OperationCount {
  calls: number;
  /** Calls that the mock server answered in the backend's place. */
  mocked: number;
}

/** Everything that was seen so far. */
export interface DriftReport {
  calls: number;
  operations: Record<string, OperationCount>;
  /** Breaks of the contract first, then what is allowed; the most frequent first. */
  drifts: Drift[];
}

/** Gathers differences by operation, side, status, field and sentence. */
export interface DriftBook {
  count(operation: OperationId, mocked: boolean): void;
  add(operation: OperationId | null, call: string, differences: readonly Difference[]): void;
  report(): DriftReport;
  clear(): void;
}

/** Most different drifts that are kept: a backend that makes up field names must not fill the memory. */
const mostDrifts = 2000;

/** Builds an empty book. */
export function createDriftBook(): DriftBook {
  const drifts = new Map<string, Drift>();
  const operations = new Map<string, OperationCount>();
  let calls = 0;
  return {
    count(operation, mocked) {
      calls += 1;
      const known = operations.get(operation) ?? { calls: 0, mocked: 0 };
      operations.set(operation, { calls: known.calls + 1, mocked: known.mocked + (mocked ? 1 : 0) });
    },
    add(operation, call, differences) {
      for (const difference of differences) {
        const { direction, status, field, message } = difference;
        const key = JSON.stringify([call, direction, status, field, message]);
        const known = drifts.get(key);
        if (known) known.count += 1;
        else if (drifts.size < mostDrifts) drifts.set(key, { operation, call, ...difference, count: 1 });
      }
    },
    report: () => ({
      calls,
      operations: Object.fromEntries(operations),
      drifts: [...drifts.values()].sort((a, b) => Number(a.allowed) - Number(b.allowed) || b.count - a.count),
    }),
    clear() {
      drifts.clear();
      operations.clear();
      calls = 0;
    },
  };
}
