import { invalidate } from '../../shared/queries.ts';

/**
 * The subscription was activated: refetches how it stands, what was paid for it, and the vouchers
 * used.
 */
export function refetchSubscription(): void {
  void invalidate('/assinatura/status', '/assinatura/pagamentos', '/assinatura/vouchers-usados');
}
