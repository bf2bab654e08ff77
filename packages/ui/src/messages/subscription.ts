/** The texts of the subscription area by screen. `export *`, so that a screen loads only its own. */
export * from './subscription/mySubscription.ts';
export * from './subscription/paymentResult.ts';
export * from './subscription/payments.ts';
export * from './subscription/plan.ts';
export * from './subscription/status.ts';
export * from './subscription/vouchers.ts';
