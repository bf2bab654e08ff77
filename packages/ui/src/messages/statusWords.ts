import type { Values } from './values.ts';

/**
 * One word for each status of the contract. A separate file, so that a screen with a badge does not
 * load the catalogues of every area; the areas' catalogues list them too.
 */
export const statusWords = {
  /* StatusAssinatura.status: expired is shown as inactive */
  subscription: {
    active: 'Ativa',
    trial: 'Teste',
    canceled: 'Cancelada',
    canceledUntil: ({ endDate }: Values<'endDate'>) => `Cancelada (vigente até ${endDate})`,
    canceledEnded: 'Cancelada (acesso encerrado)',
    inactive: 'Inativa',
    expired: 'Inativa',
    unknown: 'Desconhecido',
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
