import { fieldErrors } from './generated/errors.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { components, requests, type Schema } from './generated/schemas.ts';
import { requestViolations, type Violation } from './violations.ts';

const typeNames: Readonly<Record<string, string>> = {
  integer: 'Deve ser um número inteiro.',
  number: 'Deve ser um número.',
  string: 'Deve ser um texto.',
  boolean: 'Deve ser verdadeiro ou falso.',
  array: 'Deve ser uma lista.',
  object: 'Envie um objeto JSON.',
};

/** The pattern of texts that must not be blank or contain NUL, which answers may not contain. */
const notBlank = '^[^\\x00]*[^\\s\\x00][^\\x00]*$';

/** The Portuguese sentence for a field, one for each kind of violation. */
function requestMessage({ keyword, params }: Violation): string {
  switch (keyword) {
    case 'type':
      return (
        typeNames[
          [params.type]
            .flat()
            .map(String)
            .find((name) => name !== 'null') ?? ''
        ] ?? 'Valor inválido.'
      );
    case 'required':
    case 'minLength':
      return 'Campo obrigatório.';
    case 'pattern':
      return params.pattern === notBlank ? 'Campo obrigatório.' : 'Formato inválido.';
    case 'format':
      return params.format === 'email' ? 'Informe um e-mail válido.' : 'Formato inválido.';
    case 'maxLength':
      return `Use no máximo ${String(params.limit)} caracteres.`;
    case 'minimum':
      return `Deve ser maior ou igual a ${String(params.limit)}.`;
    case 'maximum':
      return `Deve ser menor ou igual a ${String(params.limit)}.`;
    case 'minProperties':
      return 'Envie ao menos um campo.';
    default:
      return 'Valor não aceito.';
  }
}

/** The problem of a field or parameter, in Portuguese. Field '' is the entire body. */
export interface FieldProblem {
  field: string;
  message: string;
  /**
   * The operation's sentence for this field, if any: the `error` of the 400 instead of "Dados
   * inválidos.".
   */
  error?: string;
}

/** A received request. Parameters may be texts; the body is parsed JSON, undefined without valid JSON. */
export interface RequestValues {
  path?: Readonly<Record<string, ParameterValue | undefined>>;
  query?: Readonly<Record<string, ParameterValue | undefined>>;
  body?: unknown;
}

/**
 * Checks a request against the contract: at most one problem per field, in the order path, query,
 * body. Unknown fields pass (docs/api-decisions.md#unknown-fields); an optional body may be
 * undefined. Changes nothing; `readParameters` gives the parameters their types.
 */
export function checkRequest(operationId: OperationId, { path = {}, query = {}, body }: RequestValues): FieldProblem[] {
  const schemas = requests[operationId];
  const mayBeMissing = body === undefined && !operations[operationId].needsBody;
  const violations = [
    ...violationsOf(schemas.path, typed(schemas.path, path)),
    ...violationsOf(schemas.query, typed(schemas.query, query)),
    ...(mayBeMissing ? [] : violationsOf(schemas.body, body)),
  ];
  const problems = new Map<string, FieldProblem>();
  for (const violation of violations) {
    const problem = toProblem(operationId, violation);
    if (!problems.has(problem.field)) problems.set(problem.field, problem);
  }
  return [...problems.values()];
}

/**
 * The `error` of a 400: the first sentence of an operation for its field, else "Dados inválidos.".
 */
export function invalidRequestText(problems: readonly FieldProblem[]): string {
  return problems.find((problem) => problem.error !== undefined)?.error ?? 'Dados inválidos.';
}

function violationsOf(schema: Schema | undefined, data: unknown): Violation[] {
  return schema === undefined ? [] : requestViolations(schema, data);
}

function toProblem(operationId: OperationId, violation: Violation): FieldProblem {
  const field = fieldOf(violation);
  const own = violation.keyword === 'maxLength' ? undefined : fieldErrors[operationId]?.[field];
  return own === undefined ? { field, message: requestMessage(violation) } : { field, message: own, error: own };
}

/** Converts a pointer to a dotted name; for a missing field to that field's name, not its object's. */
function fieldOf({ instancePath, params }: Violation): string {
  const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
  return `${instancePath}${missing}`.slice(1).replaceAll('/', '.');
}

/** A path or query value: a number where the contract has an integer, else the text. */
export type ParameterValue = string | number;

const integer = /^-?(?:0|[1-9]\d{0,15})$/;

function isInteger({ $ref, type }: Schema): boolean {
  return $ref === undefined ? [type].flat().includes('integer') : isInteger(components[$ref] ?? {});
}

/**
 * Gives the texts of an address the types of a schema: for an integer '12' becomes 12, while '1.5', '1e3', '01', ' 1'
 * and '' stay texts, which no integer schema accepts. Omits undefined values. Never throws.
 */
export function typed(
  { properties = {} }: Schema = {},
  texts: Readonly<Record<string, ParameterValue | undefined>>,
): Record<string, ParameterValue> {
  const read: Record<string, ParameterValue> = {};
  for (const [name, value] of Object.entries(texts)) {
    if (value === undefined) continue;
    const isNumber = typeof value === 'string' && isInteger(properties[name] ?? {}) && integer.test(value);
    read[name] = isNumber ? Number(value) : value;
  }
  return read;
}

/** The parameters of a request to an operation with the types of the contract. */
export function readParameters(
  id: OperationId,
  { path = {}, query = {} }: Pick<RequestValues, 'path' | 'query'>,
): { path: Record<string, ParameterValue>; query: Record<string, ParameterValue> } {
  return { path: typed(requests[id].path, path), query: typed(requests[id].query, query) };
}
