import type { Values } from '../values.ts';

/**
 * Texts of the premium notice on course content and lesson (docs/specification.md#premium-access).
 */
export const premiumNoticeMessages = {
  title: 'Conteúdo para assinantes',
  course: 'O conteúdo deste curso é exclusivo para assinantes.',
  lesson: 'O conteúdo desta aula é exclusivo para assinantes.',
  /** The price is the plan's. */
  price: 'Por R$ 250,00/mês, a assinatura abre todos os cursos premium.',
  subscribe: 'Fazer Assinatura',
  accessUntil: ({ endDate }: Values<'endDate'>) =>
    `Sua assinatura foi cancelada, mas o acesso permanece até ${endDate}.`,
  accessEnded: ({ endDate }: Values<'endDate'>) => `Sua assinatura foi cancelada e o acesso terminou em ${endDate}.`,
} as const;
