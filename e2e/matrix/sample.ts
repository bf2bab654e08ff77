import type { OperationId } from '@raiz/contract';

/** A sample of the operations: a form without and with a session, a page, a table. */
const sample: readonly OperationId[] = ['logIn', 'updateProfile', 'readLesson', 'listWithdrawals'];

/** Tags the tests of these operations, which `npm test` runs. */
export function sampleTag(operation: OperationId): string[] {
  return sample.includes(operation) ? ['@sample'] : [];
}
