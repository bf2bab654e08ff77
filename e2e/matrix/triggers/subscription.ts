import { press, type Triggers } from '../trigger.ts';

/** The triggers of the subscription area. */
export const subscriptionTriggers: Triggers<'subscription'> = {
  readSubscriptionStatus: {
    texts: ['Erro ao consultar status da assinatura.'],
  },
  startSubscription: {
    as: 'member without a plan',
    path: '/assinatura',
    act: (page) => press(page, 'Pagar com cartão'),
    // The portal redirects to the checkout.
    outcomes: { requiredFieldsOnly: { at: /^\/__mock\/in\/[\w-]+\/checkout\// } },
  },
  applyVoucher: {
    as: 'member without a plan',
    path: '/assinatura',
    fill: (page) => page.getByLabel('Código do voucher').fill('DESCONTO20'),
    act: (page) => press(page, 'Aplicar voucher'),
  },
  cancelSubscription: {
    as: 'member',
    path: '/minha-assinatura',
    async fill(page) {
      await press(page, 'Cancelar assinatura');
      await page.getByRole('button', { name: 'Sim, cancelar' }).waitFor();
    },
    act: (page) => press(page, 'Sim, cancelar'),
  },
};
