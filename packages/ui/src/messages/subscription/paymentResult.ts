import type { Values } from '../values.ts';

/**
 * Texts of `/pagamento-sucesso` and `/pagamento-cancelado` (docs/specification.md#payment-results).
 */
export const paymentResultMessages = {
  success: {
    title: 'Pagamento realizado com sucesso!',
    confirming: 'Estamos confirmando o pagamento. Isso pode levar alguns instantes.',
    confirmed: 'Sua assinatura está ativa.',
    notYetConfirmed: 'A confirmação ainda não chegou. Você pode acompanhar o status em Minha assinatura.',
    paidUntil: 'Acesso até',
    goToMySubscription: 'Ver minha assinatura',
    premiumCourses: 'Explorar cursos premium',
    share: 'Compartilhar seu link',
  },
  canceled: {
    title: 'Pagamento não foi concluído',
    help: 'Nada foi cobrado. Você pode tentar de novo quando quiser.',
    voucherKept: ({ code }: Values<'code'>) => `O voucher ${code} continua aplicado.`,
    goToSubscription: 'Voltar para a assinatura',
    withVoucher: 'Usar um voucher',
  },
} as const;
