import type { OperationId } from '@raiz/contract';

/** Which side broke the contract: the client's request or the backend's answer. */
type Direction = 'request' | 'response';

/** One difference between an exchange and the contract. */
export interface Difference {
  direction: Direction;
  /** Status of the answer. */
  status: number;
  /** JSON pointer or name of the field; '' for the entire body. */
  field: string;
  /** One sentence. */
  message: string;
  /** What the portal logs about it, for a field of an answer. */
  sentence?: string;
  /** The first such value, if it explains more than the message. */
  example?: string;
  /**
   * Whether the contract allows the difference: undeclared fields and values outside known ones
   * (`docs/api-decisions.md#unknown-fields`, `docs/api-decisions.md#open-values`).
   */
  allowed: boolean;
}

/** A difference of one operation with its count. */
export interface Drift extends Difference {
  /** Null for a path or method that the contract does not have. */
  operation: OperationId | null;
  /** "GET /courses/{id}", or the requested path. */
  call: string;
  count: number;
}

/** Calls of an operation. */
interface OperationCount {
  calls: number;
  /** Calls that the mock server answered. */
  mocked: number;
}

/** The report so far. */
export interface DriftReport {
  calls: number;
  operations: Record<string, OperationCount>;
  /** Broken rules first, then allowed differences; the most frequent first. */
  drifts: Drift[];
  /** Number of distinct differences beyond the maximum, which the report omits. */
  more: number;
}

/** Collects differences by operation, direction, status, field and sentence. */
export interface DriftBook {
  count(operation: OperationId, mocked: boolean): void;
  add(operation: OperationId | null, call: string, differences: readonly Difference[]): void;
  report(): DriftReport;
}

/** Maximum number of distinct drifts: random field names of a backend must not fill the memory. */
const maxDrifts = 2000;

/** Maximum length of a call, a field or a message: a caller decides how long an address is. */
const longest = 300;

function short(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Creates an empty drift book. */
export function createDriftBook(): DriftBook {
  const drifts = new Map<string, Drift>();
  const operations = new Map<string, OperationCount>();
  let [calls, more] = [0, 0];
  return {
    count(operation, mocked) {
      calls += 1;
      const known = operations.get(operation) ?? { calls: 0, mocked: 0 };
      operations.set(operation, { calls: known.calls + 1, mocked: known.mocked + (mocked ? 1 : 0) });
    },
    add(operation, call, differences) {
      for (const difference of differences) {
        const { direction, status } = difference;
        const [shortCall, field, message] = [short(call), short(difference.field), short(difference.message)];
        const key = JSON.stringify([shortCall, direction, status, field, message]);
        const known = drifts.get(key);
        if (known) known.count += 1;
        else if (drifts.size < maxDrifts)
          drifts.set(key, { operation, call: shortCall, ...difference, field, message, count: 1 });
        else more += 1;
      }
    },
    report: () => ({
      calls,
      operations: Object.fromEntries(operations),
      drifts: [...drifts.values()].sort((a, b) => Number(a.allowed) - Number(b.allowed) || b.count - a.count),
      more,
    }),
  };
}
