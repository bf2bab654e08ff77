export { operations, type OperationAccess, type OperationId, type OperationStatus } from './generated/operations.ts';
export {
  checkRequest,
  readParameters,
  invalidRequestText as refusalText,
  type FieldProblem,
  type ParameterValue,
  type RequestValues,
} from './checkRequest.ts';
export { components, responses, type Schema } from './generated/schemas.ts';
export { errorBodies, errorCodes, errorTexts } from './generated/errors.ts';
export { checkResponse, hasResponseBody, isDeclaredStatus } from './checkResponse.ts';
export { isOperationId, operationAt, operationIds, pathPattern } from './paths.ts';
export { requiredOnly } from './requiredOnly.ts';
