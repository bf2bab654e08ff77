import type { OperationId } from '@raiz/contract';
import type { Difference } from './drift.ts';

/** One exchange as it is recorded: without tokens, passwords, and what tells who somebody is. */
export interface RecordedExchange {
  /** Moment, ISO 8601. */
  at: string;
  operation: OperationId | null;
  method: string;
  /** Path below `/api`, as the contract writes it where it knows it. */
  path: string;
  /** The same with its ids, and the query without secrets: by it the exchange is found when it is played again. */
  address: string;
  status: number;
  milliseconds: number;
  mocked: boolean;
  request: unknown;
  response: unknown;
  differences: Difference[];
}
