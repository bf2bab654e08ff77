import { accessOf, type ContractDocument, listOperations, type Operation } from './document.ts';

/** Source of src/generated/operations.ts: the table of operations. */
export function operationsFile(document: ContractDocument): string {
  const rows = listOperations(document).map((operation) => `  ${operation.id}: ${row(operation)},`);
  return `/**
 * Every operation of openapi.yaml. \`blockedStatus\` is the status for a blocked account, null where
 * the operation ignores its token.
 */
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;

/**
 * 'public' ignores tokens; 'optional' works with or without; 'member' needs one, 'admin' an
 * administrator's.
 */
export type OperationAccess<Id extends OperationId = OperationId> = (typeof operations)[Id]['access'];

/** The statuses that one operation declares. */
export type OperationStatus<Id extends OperationId = OperationId> = (typeof operations)[Id]['statuses'][number];
`;
}

function row({ method, path, object }: Operation): string {
  const statuses = Object.keys(object.responses).map(Number);
  const access = accessOf(object);
  const blocked = object['x-conta-bloqueada'] ?? (statuses.includes(401) ? 401 : null);
  return JSON.stringify({
    method,
    path,
    area: object.tags[0],
    access,
    blockedStatus: access === 'public' ? null : blocked,
    statuses,
    takesBody: object.requestBody !== undefined,
    needsBody: object.requestBody?.required === true,
  });
}
