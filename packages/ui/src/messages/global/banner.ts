import type { Values } from '../values.ts';

/**
 * Texts of the subscription banner, one short sentence for each status but active: with the link it
 * fits two lines of a phone (docs/specification.md#banner).
 */
export const bannerMessages = {
  label: 'Aviso sobre a assinatura',
  inactive: 'Sua assinatura está inativa.',
  trial: ({ days }: Values<'days'>) => `Período de teste: restam ${days} dia(s).`,
  canceledUntil: ({ endDate }: Values<'endDate'>) => `Assinatura cancelada, com acesso até ${endDate}.`,
  canceledEnded: 'Sua assinatura foi cancelada e o acesso terminou.',
  unknown: 'Status desconhecido. Fale com o suporte.',
  activate: 'Ativar assinatura',
  reactivate: 'Reativar assinatura',
  paymentOptions: 'Ver opções de pagamento',
  seeSubscription: 'Ver assinatura',
  dismiss: 'Dispensar este aviso por 2 horas',
} as const;
