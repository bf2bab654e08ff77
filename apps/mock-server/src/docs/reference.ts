import type { OperationId } from '@raiz/contract';

/** A named example, ready to read. */
export interface ReferenceExample {
  /** Its sentence in the contract, or its name. */
  title: string;
  /** JSON, indented. */
  json: string;
}

/** A path or query value. */
export interface ReferenceParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  /** JSON Schema, indented. */
  schema: string;
}

/** One status that an operation may answer with. */
export interface ReferenceAnswer {
  status: string;
  description: string;
  schema: string;
  examples: ReferenceExample[];
}

/** What the reference says of one operation beyond its place and its statuses. */
export interface ReferenceOperation {
  summary: string;
  /** Paragraphs. */
  description: string[];
  parameters: ReferenceParameter[];
  /** Null for an operation without a body. */
  request: { schema: string; examples: ReferenceExample[] } | null;
  answers: ReferenceAnswer[];
}

/** The contract's own words on every operation. */
export type Reference = Readonly<Record<OperationId, ReferenceOperation>>;
