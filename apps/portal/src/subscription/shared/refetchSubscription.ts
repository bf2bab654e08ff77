import { invalidate } from '../../shared/reads/queries.ts';

/** Refetches status, payments and used vouchers after an activation. */
export function refetchSubscription(): void {
  void invalidate('/assinatura/status', '/assinatura/pagamentos', '/assinatura/vouchers-usados');
}
