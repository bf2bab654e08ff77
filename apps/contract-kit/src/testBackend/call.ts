import type { OperationId } from '@raiz/contract';
import { randomUUID } from 'node:crypto';
import { inputsOf, type Values } from '../core/contract.ts';
import { at, textAt } from '../core/values.ts';
import type { Person, State } from './state.ts';

/** A request with a valid caller, role and input. */
export interface Call {
  state: State;
  /** The caller; for visitors a person without a row, with the id 0. */
  me: Person;
  token: string;
  path: Values;
  query: Values;
  body: Record<string, unknown>;
  /** Address of the server, without a final slash. */
  origin: string;
  /** Sends a mail. */
  mail: (to: string, text: string) => void;
}

/** Status and body of an answer. */
export type Reply = [status: number, body: unknown];

/** Operations of one area. */
export type Operations = Partial<Record<OperationId, (call: Call) => Reply>>;

/** An error body, with this server's own texts. */
export function refuse(status: number, error: string): Reply {
  return [status, { error }];
}

/** A field of the body as text. */
export function text({ body }: Call, field: string): string {
  return textAt(body, `/${field}`);
}

/** The fields that a call takes in its body, without some. */
export function inputNames(id: OperationId, without: readonly string[] = []): string[] {
  return Object.keys(inputsOf(id).fields).filter((name) => !without.includes(name));
}

/** The sent fields of a call, of those with some names; empty texts become null. */
export function sentFields({ body }: Call, names: readonly string[]): Record<string, unknown> {
  const sent = names.filter((name) => body[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, body[name] === '' ? null : body[name]]));
}

/** An id of the path. */
export function idIn({ path }: Call, name = 'id'): number {
  return Number(at(path, `/${name}`));
}

/** A random token. */
export function newToken(): string {
  return `${randomUUID()}${randomUUID()}`;
}

/** The person with an address, ignoring case. */
export function byEmail(state: State, email: string): Person | undefined {
  return state.people.find((person) => person.email.toLowerCase() === email.trim().toLowerCase());
}
