/** How a server misbehaves. */
export interface FaultKind {
  /** Description for test titles. */
  says: string;
  /**
   * An error status, no answer, an answer of the wrong shape, an answer without optional fields, or
   * an answer that arrives after the page was left.
   */
  kind: 'status' | 'connection' | 'shape' | 'poor' | 'late';
  /** Status of the answer, 0 without one. */
  status: number;
  /** The answer carries a sentence for people. */
  hasText?: boolean;
}

/** The fourteen faults that every operation is tested with. */
export const faults = {
  brokenServer: { says: '500 with a sentence', kind: 'status', status: 500, hasText: true },
  brokenGateway: { says: '500 as a web page', kind: 'status', status: 500 },
  dropped: { says: 'a dropped connection', kind: 'connection', status: 0 },
  hanging: { says: 'no answer for 15 s', kind: 'connection', status: 0 },
  malformed: { says: 'malformed JSON', kind: 'shape', status: 200 },
  empty: { says: 'an empty body', kind: 'shape', status: 200 },
  null: { says: 'null', kind: 'shape', status: 200 },
  container: { says: 'the wrong container', kind: 'shape', status: 200 },
  poor: { says: 'no optional field', kind: 'poor', status: 200 },
  unauthorized: { says: '401', kind: 'status', status: 401, hasText: true },
  forbidden: { says: '403', kind: 'status', status: 403, hasText: true },
  missing: { says: '404', kind: 'status', status: 404, hasText: true },
  tooMany: { says: '429', kind: 'status', status: 429, hasText: true },
  slow: { says: 'an answer after the page was left', kind: 'late', status: 200 },
} as const satisfies Record<string, FaultKind>;

/** Name of one fault. */
export type FaultName = keyof typeof faults;

/** The names, in the order of the matrix. */
export const faultNames = Object.keys(faults).filter((name): name is FaultName => name in faults);
