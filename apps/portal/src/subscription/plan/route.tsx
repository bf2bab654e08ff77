import { planMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useState } from 'react';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { forgetCheckout, readCheckout, rememberCheckout } from '../shared/checkoutMemory.ts';
import { PlanScreen } from './PlanScreen.tsx';
import { useActivated } from './useActivated.ts';
import { usePayment } from './usePayment.ts';
import { useVoucher } from './useVoucher.ts';

/** `/assinatura`: the plan, and the ways to pay for it (spec, section 2). */
export function Route() {
  const subscription = $api.useQuery('get', '/assinatura/status');
  const activated = useActivated();
  // Somebody who left the checkout need not type the code again.
  const [known] = useState(() => readCheckout()?.code ?? '');
  const voucher = useVoucher(known, () => activated.say(planMessages.voucher.activated));
  // The browser's own buttons lead to the checkout and back any number of times: it is known until somebody takes it away.
  useEffect(() => {
    if (voucher.removed) forgetCheckout();
  }, [voucher.removed]);

  function leave(code: string | null): void {
    const { status = '', end_date = null } = subscription.data ?? {};
    rememberCheckout({ status, end_date, code });
  }

  const payment = usePayment(leave, () => {
    voucher.clear();
    activated.say(planMessages.activated);
  });

  function pay(): void {
    if (!voucher.applied && !voucher.settled()) return;
    activated.instead(() => payment.start(voucher.applied?.code ?? null));
  }

  return (
    <PlanScreen
      subscription={toLoad(subscription, planMessages.statusFailed)}
      voucher={{ ...voucher, apply: () => activated.instead(voucher.apply) }}
      payment={payment}
      activated={activated.text}
      onPay={pay}
    />
  );
}
