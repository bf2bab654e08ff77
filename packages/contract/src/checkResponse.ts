import { operations, type OperationId } from './generated/operations.ts';
import { responses } from './generated/schemas.ts';
import { answerViolations, type Violation } from './violations.ts';

/** Whether the contract declares this status for the operation. */
export function isDeclaredStatus(operationId: OperationId, status: number): boolean {
  const declared: readonly number[] = operations[operationId].statuses;
  return declared.includes(status);
}

/** Whether an answer of the operation with this status has a body; an undeclared status has one. */
export function hasResponseBody(operationId: OperationId, status: number): boolean {
  return responses[operationId][status] !== null;
}

/**
 * Checks an answer against the contract; an undeclared status or field is a problem too. Each
 * problem is a sentence with the JSON pointer. `body` is parsed JSON, undefined for none. Never throws.
 */
export function checkResponse(operationId: OperationId, status: number, body: unknown): string[] {
  const { method, path } = operations[operationId];
  const where = `${method} ${path} ${status}`;
  const schema = responses[operationId][status];
  if (schema === undefined) return [`${where}: the contract does not declare this status.`];
  if (schema === null) return body === undefined ? [] : [`${where}: the answer must have no body.`];
  return answerViolations(schema, body).map((violation) => `${where}: ${sentence(violation)}`);
}

function sentence({ instancePath, keyword, params }: Violation): string {
  const at = instancePath === '' ? 'the body' : instancePath;
  switch (keyword) {
    case 'required':
      return `${instancePath}/${String(params.missingProperty)} is missing.`;
    case 'additionalProperties':
      return `${instancePath}/${String(params.additionalProperty)} is not declared.`;
    case 'type':
      return `${at} must be ${[params.type].flat().join(' or ')}.`;
    case 'format':
      return `${at} must be a valid ${String(params.format)}.`;
    case 'pattern':
      return `${at} must match ${String(params.pattern)}.`;
    case 'enum':
      return `${at} must be one of ${JSON.stringify(params.allowedValues)}.`;
    case 'const':
      return `${at} must be ${JSON.stringify(params.allowedValue)}.`;
    case 'oneOf':
    case 'anyOf':
      return `${at} fits none (or more than one) of its variants.`;
    default:
      return `${at} must keep to ${keyword} ${String(params.limit)}.`;
  }
}
