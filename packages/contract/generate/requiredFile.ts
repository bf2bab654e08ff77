import {
  type ContractDocument,
  flatten,
  forOperation,
  listOperations,
  nameOf,
  type Operation,
  responseSchema,
  type SchemaObject,
} from './document.ts';

/** Source of src/generated/required.ts: the required fields of each success body. */
export function requiredFile(document: ContractDocument): string {
  const writer = new RequiredWriter(document);
  const lines = listOperations(document).map(
    (operation) => `  ${operation.id}: ${forOperation(operation, () => ofSuccess(writer, operation))},`,
  );
  return `import type { OperationId } from './operations.ts';

/**
 * The required parts of a value: 1 a value as it is, null nothing, [item] a list, { field } an
 * object with these fields, { '|' } one of several.
 */
export type Required = 1 | null | readonly [Required] | { readonly [field: string]: Required } | { readonly '|': readonly Required[] };

${writer.constants.join('\n')}

/** The success body of every operation. */
export const required: Readonly<Record<OperationId, Required>> = {
${lines.join('\n')}
};
`;
}

function ofSuccess(writer: RequiredWriter, { object }: Operation): string {
  const success = Object.entries(object.responses).find(([status]) => status.startsWith('2'))?.[1];
  if (success === undefined) throw new Error('no success is declared');
  return writer.body(success);
}

/** Writes each component once, as a constant, before its first use. */
class RequiredWriter {
  readonly constants: string[] = [];
  private readonly written = new Map<string, string>();

  constructor(private readonly document: ContractDocument) {}

  body(response: Operation['object']['responses'][string]): string {
    const schema = responseSchema(this.document, response);
    return schema === null ? '1' : this.value(schema);
  }

  private value(schema: SchemaObject): string {
    if (schema.$ref !== undefined) return this.component(nameOf(schema.$ref));
    const flat = flatten(this.document, schema);
    const options = flat.oneOf ?? flat.anyOf ?? [];
    const types = [flat.type, ...options.map((option) => flatten(this.document, option).type)].flat();
    if (types.includes('null')) return 'null';
    if (options.length > 0) return this.union(options);
    if (flat.items !== undefined) return `[${this.value(flat.items)}]`;
    return flat.properties === undefined ? '1' : this.object(flat);
  }

  private component(name: string): string {
    const known = this.written.get(name);
    if (known !== undefined) return known;
    const expression = this.value(this.document.components.schemas[name] ?? {});
    const isShort = expression.length < 8;
    if (!isShort) this.constants.push(`const ${name}: Required = ${expression};`);
    this.written.set(name, isShort ? expression : name);
    return isShort ? expression : name;
  }

  private union(options: SchemaObject[]): string {
    const parts = options.map((option) => this.value(option));
    return parts.every((part) => part === '1') ? '1' : `{ '|': [${parts.join(', ')}] }`;
  }

  private object({ properties = {}, required = [] }: SchemaObject): string {
    const fields = required.map((field) => `${field}: ${this.value(properties[field] ?? {})}`);
    return `{ ${fields.join(', ')} }`;
  }
}
