import type { OperationId } from '@raiz/contract';
import type { Difference } from './drift.ts';

/** One recorded exchange, without tokens, passwords and personal data. */
export interface RecordedExchange {
  /** Moment, ISO 8601. */
  at: string;
  operation: OperationId | null;
  method: string;
  /** Path below `/api`; the contract's template where it has one. */
  path: string;
  /** The path with its ids and the query without secrets; identifies the exchange in a replay. */
  address: string;
  status: number;
  milliseconds: number;
  mocked: boolean;
  request: unknown;
  response: unknown;
  differences: Difference[];
}
