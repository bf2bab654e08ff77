import type { OperationId } from '@raiz/contract';

/** One answered call to the API, without token, body and personal data. */
export interface LoggedRequest {
  /** Counts from 1, for the whole life of the world. */
  number: number;
  /** Time of the request by the world's clock, ISO 8601. */
  at: string;
  method: string;
  /** Path below `/api`, without the query. */
  path: string;
  /** Operation of the contract; null for an unknown path or method. */
  operation: OperationId | null;
  /** Status of the answer; 0 when the connection was cut. */
  status: number;
  /** Duration in milliseconds, a planned delay included. */
  milliseconds: number;
  /** The fault as written, or null. */
  fault: string | null;
}

/** Number of requests that are kept; older ones are dropped. */
const logLength = 500;

/** The latest calls to one world. */
export interface RequestLog {
  add(request: Omit<LoggedRequest, 'number'>): void;
  /** Newest first. */
  list(): LoggedRequest[];
  /** Clears the log; the numbers go on. */
  clear(): void;
}

/** Builds an empty log. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let count = 0;
  return {
    add(request) {
      count += 1;
      entries.push({ number: count, ...request });
      // Trims only now and then: copying 500 entries on every request would be slow.
      if (entries.length >= 2 * logLength) entries = entries.slice(-logLength);
    },
    list: () => entries.slice(-logLength).reverse(),
    clear() {
      entries = [];
    },
  };
}
