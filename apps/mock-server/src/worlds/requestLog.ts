import type { OperationId } from '@raiz/contract';

/** One answered call to the API. Holds no token, no body and no address of a person. */
export interface LoggedRequest {
  /** Counts from 1, for the whole life of the world. */
  number: number;
  /** Moment it came in by the world's clock, ISO 8601. */
  at: string;
  method: string;
  /** Path below `/api`, without the query. */
  path: string;
  /** Operation of the contract; null for an unknown path or method. */
  operation: OperationId | null;
  /** Status of the answer; 0 when the connection was cut. */
  status: number;
  /** How long the answer took, in milliseconds, a wanted delay included. */
  milliseconds: number;
  /** The fault that was planted, as it was written, or null. */
  fault: string | null;
}

/** How many requests are kept; older ones are forgotten. */
export const logLength = 500;

/** The latest calls to one world. */
export interface RequestLog {
  add(request: Omit<LoggedRequest, 'number'>): void;
  /** Newest first. */
  list(): LoggedRequest[];
  /** Forgets all; the count goes on. */
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
      // Cut now and then only: moving five hundred entries for every request would be the dearest part of it.
      if (entries.length >= 2 * logLength) entries = entries.slice(-logLength);
    },
    list: () => entries.slice(-logLength).reverse(),
    clear() {
      entries = [];
    },
  };
}
