/** Every text of the subscription area; a screen loads only its own catalogue. */
export * from './subscription/mySubscription.ts';
export * from './subscription/paymentResult.ts';
export * from './subscription/payments.ts';
export * from './subscription/plan.ts';
export * from './subscription/status.ts';
export * from './subscription/vouchers.ts';
