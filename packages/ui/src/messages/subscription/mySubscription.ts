import type { Values } from '../values.ts';

/** Texts of the screen `/minha-assinatura` (docs/specification.md#my-subscription). */
export const mySubscriptionMessages = {
  title: 'Minha assinatura',
  loading: 'Carregando sua assinatura',
  loadFailed: 'Erro ao carregar informações da assinatura. Tente novamente.',

  /* The one button to /assinatura, by status */
  activate: 'Ativar assinatura',
  renew: 'Renovar assinatura',
  paymentOptions: 'Opções de pagamento',

  /* Cancellation */
  cancel: {
    open: 'Cancelar assinatura',
    title: 'Cancelar assinatura',
    question: 'Tem certeza que deseja cancelar sua assinatura? O acesso permanecerá até o fim do período já pago.',
    until: ({ endDate }: Values<'endDate'>) => `Você mantém o acesso até ${endDate}.`,
    lost: 'Depois disso:',
    losses: ['você perde o acesso às aulas dos cursos premium;', 'sua assinatura aparece como inativa na rede.'],
    kept: 'Seu progresso e seus certificados continuam guardados.',
    keep: 'Manter assinatura',
    confirm: 'Sim, cancelar',
    canceling: 'Cancelando...',
    success: 'Assinatura cancelada com sucesso. Seu acesso permanece até o fim do período já pago.',
    /** Without access left. */
    successEnded: 'Assinatura cancelada com sucesso.',
    failed: 'Erro ao cancelar assinatura. Tente novamente.',
  },

  /* Latest payments and vouchers */
  payments: {
    title: 'Últimos pagamentos',
    none: 'Nenhum pagamento ainda.',
    all: 'Ver histórico completo',
  },
  vouchers: {
    title: 'Últimos vouchers usados',
    none: 'Nenhum voucher usado ainda.',
    /* One name: the screen joins them with a blank */
    all: 'Ver todos',
    allHidden: 'os vouchers usados',
  },
} as const;
