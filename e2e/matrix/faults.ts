import type { Fault } from '@raiz/mock-server';

/** How a server misbehaves. */
export interface FaultCase {
  /** Description for test titles. */
  title: string;
  /**
   * An error status, no answer, an answer of the wrong shape, an answer without optional fields, or an answer that
   * arrives after the user has left the page.
   */
  kind: 'status' | 'connection' | 'shape' | 'poor' | 'late';
  /** The mock server's fault. A status of 200 stays, whatever the call has changed. */
  plants: Omit<Fault, 'operation'>;
  /** Whether the answer has an error message for users. */
  hasText?: boolean;
}

/** The fourteen faults for every operation. */
export const faults = {
  brokenServer: { title: '500 with a sentence', kind: 'status', plants: { status: 500 }, hasText: true },
  brokenGateway: { title: '500 as a web page', kind: 'status', plants: { status: 500, kind: 'html' } },
  dropped: { title: 'a dropped connection', kind: 'connection', plants: { kind: 'drop' } },
  hanging: { title: 'no answer for 15 s', kind: 'connection', plants: { kind: 'hang' } },
  malformed: { title: 'malformed JSON', kind: 'shape', plants: { status: 200, kind: 'malformed' } },
  empty: { title: 'an empty body', kind: 'shape', plants: { status: 200, kind: 'empty' } },
  null: { title: 'null', kind: 'shape', plants: { status: 200, kind: 'null' } },
  container: { title: 'the wrong container', kind: 'shape', plants: { status: 200, kind: 'wrong-shape' } },
  poor: { title: 'no optional field', kind: 'poor', plants: { kind: 'required-only' } },
  unauthorized: { title: '401', kind: 'status', plants: { status: 401 }, hasText: true },
  forbidden: { title: '403', kind: 'status', plants: { status: 403 }, hasText: true },
  missing: { title: '404', kind: 'status', plants: { status: 404 }, hasText: true },
  tooMany: { title: '429', kind: 'status', plants: { status: 429 }, hasText: true },
  slow: { title: 'an answer after the page was left', kind: 'late', plants: { kind: 'hang' } },
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
