import { fieldErrors, type OperationId } from './generated/operations.ts';
import { requests, type Validator, type Violation } from './generated/validators.js';
import { type ParameterValue, readParameters } from './readParameters.ts';
import { requestMessage } from './requestMessage.ts';

/** What is wrong with one field or parameter of a request; field '' is the body as a whole. Texts are Portuguese. */
export interface FieldProblem {
  field: string;
  message: string;
  /** The operation's own sentence for this field, where it has one: the `error` of the 400 then says this and not "Dados inválidos.". */
  error?: string;
}

/** A request as it came: parameters may still be texts, the body is parsed JSON (undefined when there was none or it was no JSON). */
export interface RequestValues {
  path?: Readonly<Record<string, ParameterValue | undefined>>;
  query?: Readonly<Record<string, ParameterValue | undefined>>;
  body?: unknown;
}

/**
 * Checks a request against the contract: one problem a field, in the order path, query, body; none when all is well. Unknown fields
 * pass (decision G9), and a body that is optional is not looked at. Changes nothing; `readParameters` gives the parameters as numbers.
 */
export function checkRequest(operationId: OperationId, { path = {}, query = {}, body }: RequestValues): FieldProblem[] {
  const checks = requests[operationId];
  const violations = [
    ...violationsOf(checks.path, readParameters(path)),
    ...violationsOf(checks.query, readParameters(query)),
    ...violationsOf(checks.body, body),
  ];
  const problems = new Map<string, FieldProblem>();
  for (const violation of violations) {
    const problem = toProblem(operationId, violation);
    if (!problems.has(problem.field)) problems.set(problem.field, problem);
  }
  return [...problems.values()];
}

/** The `error` of a 400 for these problems: the operation's own sentence where one of the fields has it, else "Dados inválidos.". */
export function refusalText(problems: readonly FieldProblem[]): string {
  return problems.find((problem) => problem.error !== undefined)?.error ?? 'Dados inválidos.';
}

function violationsOf(validator: Validator | undefined, data: unknown): Violation[] {
  if (validator === undefined || validator(data)) return [];
  return validator.errors ?? [];
}

function toProblem(operationId: OperationId, violation: Violation): FieldProblem {
  const field = fieldOf(violation);
  const own = violation.keyword === 'maxLength' ? undefined : fieldErrors[operationId]?.[field];
  return own === undefined ? { field, message: requestMessage(violation) } : { field, message: own, error: own };
}

/** Pointers become dotted names; a missing field is named itself, not the object it is missing from. */
function fieldOf({ instancePath, params }: Violation): string {
  const missing = typeof params.missingProperty === 'string' ? `/${params.missingProperty}` : '';
  return `${instancePath}${missing}`.slice(1).replaceAll('/', '.');
}
