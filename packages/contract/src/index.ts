export {
  fieldErrors,
  operations,
  type OperationAccess,
  type OperationId,
  type OperationStatus,
} from './generated/operations.ts';
export { checkRequest, refusalText, type FieldProblem, type RequestValues } from './checkRequest.ts';
export { checkResponse, isDeclaredStatus } from './checkResponse.ts';
export { isOperationId, operationAt, operationIds, pathPattern } from './paths.ts';
export { readParameters, type ParameterValue } from './readParameters.ts';
