import { strictWrites } from '@raiz/api-client';
import { operations, type OperationId } from '@raiz/contract';
import { listOperations, readDocument } from '@raiz/contract/document';
import { faults, type FaultCase, type FaultName } from './faults.ts';
import type { Outcome, Trigger } from './trigger.ts';

const messages = new Map(listOperations(readDocument()).map(({ id, object }) => [id, object['x-mensagens']]));

/** Any other write succeeds with any 2xx (docs/api-decisions.md#success-body). */
const decisive: readonly string[] = strictWrites;

/** The contract's texts for a failure: by status, else by status class, else the general one. */
function sentencesOf(operation: OperationId, { kind, fault }: FaultCase): readonly string[] {
  const all = messages.get(operation) ?? {};
  if (kind === 'connection') return all['rede'] ?? all['falha'] ?? [];
  const status = String(fault.status);
  const own = kind === 'status' ? (all[status] ?? all[`${status[0]}xx`]) : undefined;
  return own ?? all['falha'] ?? all['5xx'] ?? [];
}

/** The text for `{reason}`: docs/api-decisions.md#reason. */
function reasonOf({ kind, fault, hasText }: FaultCase, text: string): string {
  if (hasText === true) return text;
  return kind === 'status' ? `HTTP\u00A0${fault.status}` : 'falha de conexão';
}

/**
 * The outcome that the contract requires of a case.
 * @param text the server's text
 */
export function expectationOf(operation: OperationId, name: FaultName, trigger: Trigger, text: string): Outcome {
  const own = trigger.outcomes?.[name];
  if (own !== undefined) return own;
  const fault: FaultCase = faults[name];
  const { access, method, path } = operations[operation];
  if (fault.kind === 'incomplete') return 'works';
  if (name === 'unauthorized' && trigger.as !== undefined && access !== 'public') return { at: /^\/login/ };
  if (name === 'forbidden' && access === 'admin') return { at: /^\/perfil/ };
  if (fault.kind === 'shape' && method !== 'GET' && !decisive.includes(`${method} ${path}`)) return 'works';
  const sentences = sentencesOf(operation, fault);
  if (fault.hasText === true && trigger.texts === undefined && sentences.includes('{servidor}'))
    return { texts: [text] };
  const sentencesHere = trigger.texts ?? sentences.filter((sentence) => sentence !== '{servidor}');
  const reason = reasonOf(fault, text);
  const texts = sentencesHere.map((one) => (typeof one === 'string' ? one.replace('{reason}', reason) : one));
  return texts.length > 0 ? { texts } : 'works';
}
