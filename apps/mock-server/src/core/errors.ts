/** The answers that any operation may give (operations.md, 1.3), as the contract's examples have them. */
export const errors = {
  unknownRoute: { error: 'Rota não encontrada.', code: 'rota_nao_encontrada' },
  wrongMethod: { error: 'Método não permitido.', code: 'metodo_nao_permitido' },
  noSession: { error: 'Sessão inválida ou expirada.', code: 'sessao_invalida' },
  adminsOnly: { error: 'Acesso restrito a administradores.', code: 'acesso_restrito' },
  denied: { error: 'Acesso negado.', code: 'acesso_negado' },
  broken: { error: 'Erro interno do servidor.', code: 'erro_interno' },
} as const;
