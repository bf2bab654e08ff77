import {
  type ContractDocument,
  flatten,
  follow,
  forOperation,
  listOperations,
  nameOf,
  type Operation,
  responseSchema,
  type SchemaObject,
} from './document.ts';

const keptKeywords = [
  'type',
  'required',
  'minProperties',
  'maxItems',
  'minItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'enum',
  'const',
  'x-cliente-le-lista',
];

/** Formats that restrict a text; the others (int32, double, password) are only annotations. */
const checkedFormats = ['email', 'uri', 'uri-reference', 'date-time'];

/** A schema without annotations, with references by component name and `allOf` merged. */
function plainSchema(document: ContractDocument, schema: SchemaObject): SchemaObject {
  if (schema.$ref !== undefined) return { $ref: nameOf(schema.$ref) };
  const source = flatten(document, schema);
  const inner = (child: SchemaObject): SchemaObject => plainSchema(document, child);
  const plain: SchemaObject = Object.fromEntries(
    Object.entries(source).filter(([keyword]) => keptKeywords.includes(keyword)),
  );
  if (typeof source.format === 'string' && checkedFormats.includes(source.format)) plain.format = source.format;
  if (source.items !== undefined) plain.items = inner(source.items);
  if (source.oneOf !== undefined) plain.oneOf = source.oneOf.map(inner);
  if (source.anyOf !== undefined) plain.anyOf = source.anyOf.map(inner);
  if (source.properties !== undefined) plain.properties = mapped(source.properties, inner);
  return plain;
}

function mapped<In, Out>(values: Record<string, In>, change: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** The plain schemas of a document: all that validators and readers need of it. */
export interface PlainSchemas {
  components: Record<string, SchemaObject>;
  /** Of the path, query and body of each operation. */
  requests: Record<string, Record<string, SchemaObject>>;
  /** Of the answers of each operation by status; null for an answer without a body. */
  responses: Record<string, Record<string, SchemaObject | null>>;
}

/** Reduces a document to its plain schemas. */
export function plainSchemas(document: ContractDocument): PlainSchemas {
  const plain = (schema: SchemaObject) => plainSchema(document, schema);
  const ofOperations = <Part>(part: (operation: Operation) => Part): Record<string, Part> =>
    Object.fromEntries(
      listOperations(document).map((operation) => [operation.id, forOperation(operation, () => part(operation))]),
    );
  return {
    components: mapped(document.components.schemas, plain),
    requests: ofOperations((operation) => mapped(requestSchemas(document, operation), plain)),
    responses: ofOperations(({ object }) =>
      mapped(object.responses, (response) => {
        const schema = responseSchema(document, response);
        return schema && plain(schema);
      }),
    ),
  };
}

function requestSchemas(document: ContractDocument, { object }: Operation): Record<string, SchemaObject> {
  const parameters = (object.parameters ?? []).map((parameter) => follow(parameter, document.components.parameters));
  const entries = (['path', 'query'] as const).flatMap((location): [string, SchemaObject][] => {
    const found = parameters.filter((parameter) => parameter.in === location);
    if (found.length === 0) return [];
    const required = found.filter((parameter) => parameter.required).map(({ name }) => name);
    const properties = Object.fromEntries(found.map(({ name, schema }) => [name, schema]));
    return [[location, { type: 'object', required, properties }]];
  });
  const body = object.requestBody?.content['application/json'].schema;
  return { ...Object.fromEntries(entries), ...(body && { body }) };
}
