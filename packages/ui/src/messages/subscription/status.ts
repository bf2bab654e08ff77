import type { Values } from '../values.ts';

/**
 * Labels and sentences of the subscription status, shared by profile, banner and subscription
 * screens (docs/specification.md#subscription-status).
 */
export const subscriptionStatusMessages = {
  /* Labels of badges, by what the subscription means today; expired is shown as inactive */
  labels: {
    active: 'Ativa',
    trial: 'Teste',
    ending: 'Cancelada',
    ended: 'Cancelada',
    lapsed: 'Inativa',
    unknown: 'Desconhecido',
  },

  /* One sentence for each status */
  active: 'Sua assinatura está ativa.',
  activeUntil: ({ renewal }: Values<'renewal'>) => `Sua assinatura está ativa e será renovada em ${renewal}.`,
  trial: 'Sua assinatura está em período de teste.',
  trialUntil: ({ endDate }: Values<'endDate'>) => `Sua assinatura está em período de teste até ${endDate}.`,
  trialDaysLeft: {
    none: 'Restam 0 dias de teste',
    one: 'Resta 1 dia de teste',
    many: ({ count }: Values<'count'>) => `Restam ${count} dias de teste`,
  },
  trialEndsToday: 'O teste termina hoje.',
  canceledUntil: ({ endDate }: Values<'endDate'>) => `Sua assinatura foi cancelada. O acesso permanece até ${endDate}.`,
  canceledEnded: 'Sua assinatura foi cancelada e o acesso terminou.',
  inactive: 'Sua assinatura está inativa.',
  unknown: 'Status desconhecido. Fale com o suporte.',
} as const;
