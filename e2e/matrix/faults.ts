import type { Fault } from '@raiz/mock-server';

/** How a server misbehaves. */
export interface FaultCase {
  /** Description for test titles. */
  title: string;
  /**
   * An error status, no answer, an answer of the wrong shape, an answer without optional fields, or an answer that
   * arrives after the user has left the page.
   */
  kind: 'status' | 'connection' | 'shape' | 'incomplete' | 'late';
  /** The mock server's fault. A status of 200 stays, whatever the call has changed. */
  fault: Omit<Fault, 'operation'>;
  /** Whether the answer has an error message for users. */
  hasText?: boolean;
}

/** The fourteen faults for every operation. */
export const faults = {
  brokenServer: { title: '500 with a sentence', kind: 'status', fault: { status: 500 }, hasText: true },
  brokenGateway: { title: '500 as a web page', kind: 'status', fault: { status: 500, kind: 'html' } },
  dropped: { title: 'a dropped connection', kind: 'connection', fault: { kind: 'drop' } },
  hanging: { title: 'no answer for 15 s', kind: 'connection', fault: { kind: 'hang' } },
  malformed: { title: 'malformed JSON', kind: 'shape', fault: { status: 200, kind: 'malformed' } },
  empty: { title: 'an empty body', kind: 'shape', fault: { status: 200, kind: 'empty' } },
  null: { title: 'null', kind: 'shape', fault: { status: 200, kind: 'null' } },
  wrongRootType: { title: 'the wrong container', kind: 'shape', fault: { status: 200, kind: 'wrong-shape' } },
  requiredFieldsOnly: { title: 'no optional field', kind: 'incomplete', fault: { kind: 'required-only' } },
  unauthorized: { title: '401', kind: 'status', fault: { status: 401 }, hasText: true },
  forbidden: { title: '403', kind: 'status', fault: { status: 403 }, hasText: true },
  missing: { title: '404', kind: 'status', fault: { status: 404 }, hasText: true },
  tooMany: { title: '429', kind: 'status', fault: { status: 429 }, hasText: true },
  slow: { title: 'an answer after the page was left', kind: 'late', fault: { kind: 'hang' } },
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
  const { fault, hasText }: FaultCase = faults[name];
  return { operation, ...fault, ...(hasText === true ? { body: { error: text } } : {}) };
}
