import type { Values } from './values.ts';

/**
 * One word for each status of the contract, in one small file: StatusBadge needs them all, and a screen that shows a
 * badge must not load the catalogues of every area for it. The areas list them in their catalogues (spec, sections 3 and 4).
 */
export const statusWords = {
  /* StatusAssinatura.status: expired is shown as inactive (operations.md, section 3) */
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
