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
