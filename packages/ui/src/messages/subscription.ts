import { mySubscriptionMessages } from './subscription/mySubscription.ts';
import { paymentResultMessages } from './subscription/paymentResult.ts';
import { paymentsMessages } from './subscription/payments.ts';
import { planMessages } from './subscription/plan.ts';
import { subscriptionStatusMessages } from './subscription/status.ts';
import { vouchersMessages } from './subscription/vouchers.ts';

export {
  mySubscriptionMessages,
  paymentResultMessages,
  paymentsMessages,
  planMessages,
  subscriptionStatusMessages,
  vouchersMessages,
};

/**
 * Every text of the subscription area by screen. Screens import only their own catalogue, which
 * keeps the others out of their chunk.
 */
export const subscriptionMessages = {
  status: subscriptionStatusMessages,
  plan: planMessages,
  mySubscription: mySubscriptionMessages,
  payments: paymentsMessages,
  vouchers: vouchersMessages,
  paymentResult: paymentResultMessages,
} as const;
