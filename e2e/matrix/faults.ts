import type { Fault } from '@raiz/mock-server';

/** How a server misbehaves. */
export interface FaultCase {
  /** Description for test titles. */
  says: string;
  /**
   * An error status, no answer, an answer of the wrong shape, an answer without optional fields, or
   * an answer that arrives after the page was left.
   */
  kind: 'status' | 'connection' | 'shape' | 'poor' | 'late';
  /** What the mock server does. A status of 200 stays, whatever the call has changed. */
  plants: Omit<Fault, 'operation'>;
  /** The answer carries a sentence for people. */
  hasText?: boolean;
}

/** The fourteen faults that every operation is tested with. */
export const faults = {
  brokenServer: { says: '500 with a sentence', kind: 'status', plants: { status: 500 }, hasText: true },
  brokenGateway: { says: '500 as a web page', kind: 'status', plants: { status: 500, kind: 'html' } },
  dropped: { says: 'a dropped connection', kind: 'connection', plants: { kind: 'drop' } },
  hanging: { says: 'no answer for 15 s', kind: 'connection', plants: { kind: 'hang' } },
  malformed: { says: 'malformed JSON', kind: 'shape', plants: { status: 200, kind: 'malformed' } },
  empty: { says: 'an empty body', kind: 'shape', plants: { status: 200, kind: 'empty' } },
  null: { says: 'null', kind: 'shape', plants: { status: 200, kind: 'null' } },
  container: { says: 'the wrong container', kind: 'shape', plants: { status: 200, kind: 'wrong-shape' } },
  poor: { says: 'no optional field', kind: 'poor', plants: { kind: 'required-only' } },
  unauthorized: { says: '401', kind: 'status', plants: { status: 401 }, hasText: true },
  forbidden: { says: '403', kind: 'status', plants: { status: 403 }, hasText: true },
  missing: { says: '404', kind: 'status', plants: { status: 404 }, hasText: true },
  tooMany: { says: '429', kind: 'status', plants: { status: 429 }, hasText: true },
  slow: { says: 'an answer after the page was left', kind: 'late', plants: { kind: 'hang' } },
} as const satisfies Record<string, FaultCase>;

/** Name of one fault. */
export type FaultName = keyof typeof faults;

/** The names, in the order of the matrix. */
export const faultNames = Object.keys(faults).filter((name): name is FaultName => name in faults);

/**
 * A fault of one operation.
 * @param text error message of the answer, if it has one
 */
export function faultOf(name: FaultName, operation: Fault['operation'], text: string): Fault {
  const { plants, hasText }: FaultCase = faults[name];
  return { operation, ...plants, ...(hasText === true ? { body: { error: text } } : {}) };
}
