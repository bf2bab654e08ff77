import { mySubscriptionMessages } from '@raiz/ui/messages/subscription';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { usePayments, useUsedVouchers } from '../shared/useLists.ts';
import { MySubscriptionScreen } from './MySubscriptionScreen.tsx';
import { useCancellation } from './useCancellation.ts';

/** `/minha-assinatura`: how the member's subscription stands, and what was paid for it (spec, section 2). */
export function Route() {
  const subscription = $api.useQuery('get', '/assinatura/status');
  return (
    <MySubscriptionScreen
      subscription={toLoad(subscription, mySubscriptionMessages.loadFailed)}
      payments={usePayments()}
      vouchers={useUsedVouchers()}
      cancellation={useCancellation()}
    />
  );
}
