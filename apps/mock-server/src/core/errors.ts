import type { Schemas } from '@raiz/api-client';
import { errorCodes, refusalText, type FieldProblem } from '@raiz/contract';

/** The body of the 400 for an invalid request: `docs/api-decisions.md#error-body`. */
export function invalidRequestBody(problems: readonly FieldProblem[]): Schemas['Erro'] {
  const error = refusalText(problems);
  return {
    error,
    code: errorCodes[error],
    fields: problems.map(({ field, message }) => ({ field, message })),
  };
}

/** Errors of paths and methods that the contract does not have. */
export const routeErrors = {
  unknownRoute: { error: 'Rota não encontrada.', code: 'rota_nao_encontrada' },
  wrongMethod: { error: 'Método não permitido.', code: 'metodo_nao_permitido' },
} as const;
