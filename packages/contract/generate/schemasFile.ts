import type { PlainSchemas } from './plainSchema.ts';

/** Source of src/generated/schemas.ts: the plain schemas, one line for each component and operation. */
export function schemasFile({ components, requests, responses }: PlainSchemas): string {
  return `import type { OperationId } from './operations.ts';

/** A plain JSON schema; a reference is the name of a component. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** The shared schemas by name. */
export const components: Readonly<Record<string, Schema>> = ${linesOf(components)};

/** The path parameters, query parameters and body of each operation. */
export const requests: Readonly<Record<OperationId, { readonly path?: Schema; readonly query?: Schema; readonly body?: Schema }>> = ${linesOf(requests)};

/** The answers of each operation by status; null for an answer without a body. */
export const responses: Readonly<Record<OperationId, Readonly<Record<number, Schema | null>>>> = ${linesOf(responses)};
`;
}

function linesOf(values: object): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n}`;
}
