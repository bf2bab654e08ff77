import type { Values } from '../values.ts';

/**
 * Texts of the subscription banner, one short sentence for each status except active: with the link it fits two lines
 * of a phone (docs/specification.md#banner).
 */
export const bannerMessages = {
  label: 'Aviso sobre a assinatura',
  inactive: 'Sua assinatura está inativa.',
  trial: 'Sua assinatura está em período de teste.',
  trialDays: {
    none: 'Período de teste: restam 0 dias.',
    one: 'Período de teste: resta 1 dia.',
    many: ({ count }: Values<'count'>) => `Período de teste: restam ${count} dias.`,
  },
  canceledUntil: ({ endDate }: Values<'endDate'>) => `Assinatura cancelada, com acesso até ${endDate}.`,
  canceledEnded: 'Sua assinatura foi cancelada e o acesso terminou.',
  unknown: 'Status desconhecido. Fale com o suporte.',
  activate: 'Ativar assinatura',
  renew: 'Renovar assinatura',
  paymentOptions: 'Ver opções de pagamento',
  seeSubscription: 'Ver assinatura',
  dismiss: 'Dispensar este aviso por 2 horas',
} as const;
