import {
  accessOf,
  type ContractDocument,
  forOperation,
  listOperations,
  type Operation,
  type SchemaObject,
} from './document.ts';
import type { PlainSchemas } from './plainSchema.ts';

/**
 * Source of the client's shapes.ts: the plain schemas of the answers, in letters. It ships to browsers, so it holds
 * only what reading answers needs.
 */
export function shapesFile(document: ContractDocument, schemas: PlainSchemas): string {
  const writer = new ShapeWriter(schemas.components);
  const operations = listOperations(document);
  const lines = operations.flatMap((operation) =>
    forOperation(operation, () => shapeLines(schemas, writer, operation)),
  );
  const open = operations
    .filter(({ object }) => accessOf(object) === 'public')
    .map(({ method, path }) => `'${method} ${path}'`);
  return `/**
 * The fields that a body must have: 's' string, 'n' number, 'b' boolean, 'f' a flag 0 or 1,
 * 'x' string or number, [item] array, { field } object, { '|' } one of several. A field whose name
 * ends in '?' may be missing or null.
 */
export type Shape = 's' | 'n' | 'b' | 'f' | 'x' | readonly [Shape] | { readonly [field: string]: Shape } | { readonly '|': readonly Shape[] };

${writer.constants.join('\n')}

/** The shapes by the names of the schemas, for tests: production builds drop what they do not use. */
export const schemaShapes = {
${writer.names.map((name) => `  ${name},`).join('\n')}
} as const;

/**
 * Shapes of the success bodies by method and path template, and with a status of the error bodies
 * that carry more than their text.
 */
export const shapes: Readonly<Record<string, Shape>> = {
${lines.join('\n')}
};

/** The operations that never send a token. */
export const publicOperations: ReadonlySet<string> = new Set([${open.join(', ')}]);
`;
}

function shapeLines({ components, responses }: PlainSchemas, writer: ShapeWriter, operation: Operation): string[] {
  const key = `${operation.method} ${operation.path}`;
  return Object.entries(responses[operation.id] ?? {}).flatMap(([status, schema]) => {
    if (schema === null) return [];
    if (status.startsWith('2')) return [`  '${key}': ${writer.shape(schema)},`];
    return isUsable(components, schema) ? [`  '${key} ${status}': ${writer.shape(schema)},`] : [];
  });
}

/** Whether an error body has more than its text, such as the preview of a blocked course. */
function isUsable(components: PlainSchemas['components'], schema: SchemaObject): boolean {
  const { required = [] } = (schema.$ref === undefined ? schema : components[schema.$ref]) ?? {};
  return required.some((field) => field !== 'error' && field !== 'success');
}

/** Writes each component once, as a constant, before its first use. */
class ShapeWriter {
  readonly constants: string[] = [];
  readonly names: string[] = [];

  constructor(private readonly components: PlainSchemas['components']) {}

  /** The expression for one schema; the field's name says whether it may be null. */
  shape(schema: SchemaObject): string {
    if (schema.$ref !== undefined) return this.component(schema.$ref);
    const options = schema.oneOf ?? schema.anyOf;
    if (options !== undefined) return this.union(options.filter((option) => option.type !== 'null'));
    if (schema.enum !== undefined && schema.type === 'integer') return "'f'";
    const type = [schema.type].flat().find((name) => name !== 'null');
    if (type === 'array' && schema.items !== undefined) return `[${this.shape(schema.items)}]`;
    if (type === 'object') return this.object(schema);
    return scalar(type);
  }

  private component(name: string): string {
    const schema = this.components[name];
    if (schema === undefined) throw new Error(`No schema ${name}`);
    const expression = this.names.includes(name) ? name : this.shape(schema);
    if (expression.startsWith("'")) return expression;
    if (!this.names.includes(name)) {
      this.names.push(name);
      this.constants.push(`const ${name}: Shape = ${expression};`);
    }
    return name;
  }

  private union(options: SchemaObject[]): string {
    const shapes = options.map((option) => this.shape(option));
    const [only] = shapes;
    if (shapes.length === 1 && only !== undefined) return only;
    return shapes.every((shape) => shape === "'s'" || shape === "'n'") ? "'x'" : `{ '|': [${shapes.join(', ')}] }`;
  }

  private object(schema: SchemaObject): string {
    const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
      const loose = !(schema.required ?? []).includes(field) || isNullable(value);
      return `${loose ? `'${field}?'` : field}: ${this.field(value)}`;
    });
    return `{ ${fields.join(', ')} }`;
  }

  /**
   * A field that the client also reads as a list has two shapes
   * (docs/api-decisions.md#readqualification).
   */
  private field(schema: SchemaObject): string {
    const one = this.shape(schema);
    return schema['x-cliente-le-lista'] === true ? `{ '|': [${one}, [${one}]] }` : one;
  }
}

function isNullable(schema: SchemaObject): boolean {
  return [schema.type].flat().includes('null') || (schema.oneOf ?? []).some((option) => option.type === 'null');
}

function scalar(type: string | undefined): string {
  if (type === 'string') return "'s'";
  if (type === 'integer' || type === 'number') return "'n'";
  if (type === 'boolean') return "'b'";
  throw new Error(`No shape for type ${String(type)}`);
}
