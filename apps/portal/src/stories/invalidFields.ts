import type { OperationId } from '@raiz/contract';
import type { Fault } from '@raiz/mock-server';

/**
 * Parameters of a story whose server rejects fields of a form.
 * @param messages Message of each invalid field.
 */
export function invalidFields(operation: OperationId, messages: Readonly<Record<string, string>>): { faults: Fault[] } {
  const fields = Object.entries(messages).map(([field, message]) => ({ field, message }));
  const body = { error: 'Dados inválidos.', code: 'dados_invalidos', fields };
  return { faults: [{ operation, status: 400, body }] };
}
