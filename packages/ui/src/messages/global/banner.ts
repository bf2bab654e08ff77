import type { Values } from '../values.ts';

/**
 * Texts of the subscription banner, one sentence for each status but active
 * (docs/specification.md#banner).
 */
export const bannerMessages = {
  label: 'Aviso sobre a assinatura',
  inactive: 'Sua assinatura está inativa. Ative-a para ter acesso aos cursos premium.',
  trial: ({ days }: Values<'days'>) => `Você está no período de teste. Restam ${days} dia(s) de teste.`,
  canceledUntil: ({ endDate }: Values<'endDate'>) => `Sua assinatura foi cancelada. O acesso permanece até ${endDate}.`,
  canceledEnded: 'Sua assinatura foi cancelada e o acesso terminou. Reative-a para voltar aos cursos premium.',
  unknown: 'Status desconhecido. Fale com o suporte.',
  activate: 'Ativar assinatura',
  reactivate: 'Reativar assinatura',
  paymentOptions: 'Ver opções de pagamento',
  seeSubscription: 'Ver assinatura',
  dismiss: 'Dispensar este aviso por 2 horas',
} as const;
