import type { Schemas } from '@raiz/api-client';
import { refusalText, type FieldProblem } from '@raiz/contract';

/** Codes of error texts that belong to one field; all others are `dados_invalidos`. */
const codes: Readonly<Record<string, string>> = {
  'Você precisa aceitar os Termos de Uso para se cadastrar.': 'termos_nao_aceitos',
  'Plano inválido.': 'plano_invalido',
  'Período inválido.': 'periodo_invalido',
  'Título é obrigatório.': 'titulo_obrigatorio',
  'Posição deve ser no mínimo 1.': 'posicao_invalida',
  'Link inválido.': 'link_invalido',
};

/** The body of the 400 for an invalid request: `docs/api-decisions.md#error-body`. */
export function refusal(problems: readonly FieldProblem[]): Schemas['Erro'] {
  const error = refusalText(problems);
  return {
    error,
    code: codes[error] ?? 'dados_invalidos',
    fields: problems.map(({ field, message }) => ({ field, message })),
  };
}

/**
 * Errors that any operation may answer, as in the contract's examples:
 * `docs/api-decisions.md#common-errors`.
 */
export const errors = {
  unknownRoute: { error: 'Rota não encontrada.', code: 'rota_nao_encontrada' },
  wrongMethod: { error: 'Método não permitido.', code: 'metodo_nao_permitido' },
  noSession: { error: 'Sessão inválida ou expirada.', code: 'sessao_invalida' },
  adminsOnly: { error: 'Acesso restrito a administradores.', code: 'acesso_restrito' },
  denied: { error: 'Acesso negado.', code: 'acesso_negado' },
  broken: { error: 'Erro interno do servidor.', code: 'erro_interno' },
} as const;
