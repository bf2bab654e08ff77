import {
  accessOf,
  type ContractDocument,
  flatten,
  follow,
  listOperations,
  type Operation,
  type SchemaObject,
} from './document.ts';

/**
 * Source of src/generated/operations.ts: the table of operations and the sentences of input fields.
 */
export function operationsFile(document: ContractDocument): string {
  const operations = listOperations(document);
  const rows = operations.map((operation) => `  ${operation.id}: ${row(operation)},`);
  const sentences = operations.flatMap((operation) => {
    const found = fieldErrors(document, operation);
    return Object.keys(found).length === 0 ? [] : [`  ${operation.id}: ${JSON.stringify(found)},`];
  });
  return `/** Every operation of openapi.yaml with method, path, area, access, statuses, and whether it takes or needs a body. */
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

/** The \`error\` of a 400 for single fields (x-erro). */
export const fieldErrors: { readonly [Id in OperationId]?: Readonly<Record<string, string>> } = {
${sentences.join('\n')}
};
`;
}

function row({ method, path, object }: Operation): string {
  return JSON.stringify({
    method,
    path,
    area: object.tags[0],
    access: accessOf(object),
    statuses: Object.keys(object.responses).map(Number),
    hasBody: object.requestBody !== undefined,
    needsBody: object.requestBody?.required === true,
  });
}

function fieldErrors(document: ContractDocument, { object }: Operation): Record<string, unknown> {
  const body = object.requestBody?.content['application/json'].schema;
  const fields: [string, SchemaObject][] = [
    ...Object.entries(body === undefined ? {} : (flatten(document, body).properties ?? {})),
    ...(object.parameters ?? []).map((place): [string, SchemaObject] => {
      const { name, schema } = follow(place, document.components.parameters);
      return [name, schema];
    }),
  ];
  return Object.fromEntries(
    fields.flatMap(([field, schema]) => (schema['x-erro'] === undefined ? [] : [[field, schema['x-erro']]])),
  );
}
