const unknown = 'Desconhecido';

/**
 * One word for each status of the contract. A separate file, so that a screen with a status does
 * not load the catalogues of every area; the areas' catalogues list them too.
 */
export const statusWords = {
  /* An empty value of any status */
  unknown,

  /* StatusAssinatura.status: expired is shown as inactive */
  subscription: {
    active: 'Ativa',
    trial: 'Teste',
    canceled: 'Cancelada',
    inactive: 'Inativa',
    expired: 'Inativa',
    unknown,
  },

  /* Indicado.assinatura_status */
  person: { Ativa: 'Ativa', Teste: 'Teste', Inativa: 'Inativa', Pendente: 'Pendente' },

  /* Pagamento.status */
  payment: { paid: 'Pago', pending: 'Pendente', failed: 'Não aprovado' },

  /* Saque.status */
  withdrawal: { pending: 'Pendente', paid: 'Pago', cancelled: 'Cancelado' },

  /* ProximoNivel.status */
  progress: { pendente: 'Pendente', em_andamento: 'Em andamento', concluido: 'Concluído' },
} as const;
