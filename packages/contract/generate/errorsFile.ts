import {
  type ContractDocument,
  flatten,
  follow,
  listOperations,
  mediaOf,
  type Operation,
  type SchemaObject,
} from './document.ts';

/** The part of an error body that clients read, without the invalid fields. */
interface ErrorBody {
  success?: false;
  error: string;
  code?: string;
}

/** One example of an error answer. */
interface ErrorExample {
  id: string;
  status: string;
  name: string;
  body: ErrorBody;
}

/** Source of src/generated/errors.ts: the error bodies and sentences of the contract's examples. */
export function errorsFile(document: ContractDocument): string {
  const operations = listOperations(document);
  const examples = operations.flatMap((operation) => errorExamples(document, operation));
  const bodies = bodiesByName(examples);
  const codes = new Map(examples.flatMap(({ body: { error, code } }) => (code === undefined ? [] : [[error, code]])));
  const texts = operations.map(({ id }) => {
    const own = examples.filter((example) => example.id === id);
    const rows = [...new Set(own.map(({ status }) => status))].map((status) => {
      const sentences = own.filter((example) => example.status === status).map(({ body }) => body.error);
      return [status, [...new Set(sentences)]];
    });
    return `  ${id}: ${JSON.stringify(Object.fromEntries(rows))},`;
  });
  const fields = operations.flatMap((operation) => {
    const found = fieldErrors(document, operation);
    return Object.keys(found).length === 0 ? [] : [`  ${operation.id}: ${JSON.stringify(found)},`];
  });
  return `import type { OperationId } from './operations.ts';

/** The error bodies of openapi.yaml by the names of their examples. */
export const errorBodies = {
${[...bodies].map(([name, body]) => `  ${name}: ${JSON.stringify(body)},`).join('\n')}
} as const;

/** The \`code\` of each error sentence. */
export const errorCodes: Readonly<Record<string, string>> = {
${[...codes].map(([error, code]) => `  ${JSON.stringify(error)}: ${JSON.stringify(code)},`).join('\n')}
};

/** The error sentences that each operation may answer, by status. */
export const errorTexts: { readonly [Id in OperationId]: Readonly<Record<number, readonly string[]>> } = {
${texts.join('\n')}
};

/** The \`error\` of a 400 for single fields (x-erro). */
export const fieldErrors: { readonly [Id in OperationId]?: Readonly<Record<string, string>> } = {
${fields.join('\n')}
};
`;
}

function errorExamples(document: ContractDocument, { id, object }: Operation): ErrorExample[] {
  return Object.entries(object.responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) =>
      Object.entries(mediaOf(document, response)?.examples ?? {}).map(([name, example]) => {
        const { value } = follow(example, document.components.examples);
        const { success, error, code }: { [key: string]: unknown } = { ...Object(value) };
        if (typeof error !== 'string') throw new Error(`${id} ${status}: the example ${name} has no error`);
        const body: ErrorBody = {
          ...(success === false && { success }),
          error,
          ...(typeof code === 'string' && { code }),
        };
        return {
          id,
          status,
          name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
          body,
        };
      }),
    );
}

/** Bodies by name. @throws if two examples with one name differ */
function bodiesByName(examples: readonly ErrorExample[]): Map<string, ErrorBody> {
  const bodies = new Map<string, ErrorBody>();
  for (const { id, status, name, body } of examples) {
    const known = bodies.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(body))
      throw new Error(`${id} ${status}: another example ${name} has another body; give this one another name`);
    bodies.set(name, body);
  }
  return bodies;
}

function fieldErrors(document: ContractDocument, { object }: Operation): Record<string, unknown> {
  const body = object.requestBody?.content['application/json'].schema;
  const fields: [string, SchemaObject][] = [
    ...Object.entries(body === undefined ? {} : (flatten(document, body).properties ?? {})),
    ...(object.parameters ?? []).map((parameter): [string, SchemaObject] => {
      const { name, schema } = follow(parameter, document.components.parameters);
      return [name, schema];
    }),
  ];
  return Object.fromEntries(
    fields.flatMap(([field, schema]) => (schema['x-erro'] === undefined ? [] : [[field, schema['x-erro']]])),
  );
}
