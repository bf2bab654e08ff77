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
  /** The path with its ids, and the query without secrets. */
  address: string;
  status: number;
  milliseconds: number;
  mocked: boolean;
  request: unknown;
  response: unknown;
  differences: Difference[];
}

/** Names of fields with secrets or personal data. */
const secretNames =
  /token|password|senha|secret|authorization|cookie|cpf|pix|conta|agencia|banco|email|phone|telefone|^name$|nome|preview_url|checkout_url|certificate_url|ref/i;

/** The text that replaces a secret. */
const hidden = '***';

/** A copy of a JSON value without the values of secret fields at any depth. Lists and objects retain their shape. */
export function scrub(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => scrub(item, isSecret));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, scrub(inner, isSecret || secretNames.test(name))]),
    );
  }
  return isSecret && value !== null && value !== '' && typeof value !== 'boolean' ? hidden : value;
}

/** Path below `/api` and query of a call, without secret values. */
export function scrubAddress({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(([name, value]) => [name, secretNames.test(name) ? hidden : value]);
  const text = new URLSearchParams(query).toString();
  return `${pathname.replace(/^\/api/, '')}${text === '' ? '' : `?${text}`}`;
}
