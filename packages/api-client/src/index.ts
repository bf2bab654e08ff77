import type { components } from './generated/schema.ts';

/** Every schema of the contract by its name: `Schemas['Curso']`. */
export type Schemas = components['schemas'];

export type { components, operations, paths } from './generated/schema.ts';
export { createApi, driftText, type Api, type ApiOptions, type Drift, type ReadPath } from './client.ts';
export type { Received } from './received.ts';
export {
  ApiFailure,
  failureReason,
  failureText,
  toFailure,
  type FailureKind,
  type FieldFailure,
  type PlaceTexts,
} from './failure.ts';
export { readToken, session, tokenKey } from './session.ts';
