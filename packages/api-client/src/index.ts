import type { components } from './generated/schema.ts';

/** The schemas of the contract by name, such as `Schemas['Curso']`. */
export type Schemas = components['schemas'];

export type { components, operations, paths } from './generated/schema.ts';
export { createApi, type Api, type ApiOptions, type ReadPath } from './client.ts';
export { driftText, type Drift, type OnDrift } from './drift.ts';
export { strictWrites, type Received, type Sent } from './received.ts';
export {
  ApiFailure,
  failureReason,
  failureMessage,
  failureText,
  isAnswerLost,
  toFailure,
  type FailureKind,
  type FailureMessage,
  type FieldFailure,
  type ErrorTexts,
} from './failure.ts';
export { readToken, session } from './session.ts';
