/** The label of each status of the contract; the catalogues of the screens list them too. */
export const statusLabels = {
  /* Indicado.assinatura_status: the subscription of a person in the network */
  person: { Ativa: 'Ativa', Teste: 'Teste', Inativa: 'Inativa', Pendente: 'Pendente' },

  /* Pagamento.status */
  payment: { paid: 'Pago', pending: 'Pendente', failed: 'Não aprovado' },

  /* Saque.status (docs/specification.md#withdrawal-status) */
  withdrawal: { pending: 'Pendente', paid: 'Pago', cancelled: 'Cancelado' },

  /* ProximoNivel.status: what is missing for the next level */
  progress: { pendente: 'A fazer', em_andamento: 'Em andamento', concluido: 'Concluído' },
} as const;
