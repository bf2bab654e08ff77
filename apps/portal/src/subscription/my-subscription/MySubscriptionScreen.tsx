import type { Schemas } from '@raiz/api-client';
import { PageLayout, SkeletonCard, Stack } from '@raiz/ui';
import { mySubscriptionMessages as messages, paymentsMessages, vouchersMessages } from '@raiz/ui/messages/subscription';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { paymentColumns } from '../shared/paymentColumns.tsx';
import { standingOf } from '../shared/standing.ts';
import { StandingNotice } from '../shared/StandingNotice.tsx';
import { voucherColumns } from '../shared/voucherColumns.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CanceledNotice } from './CanceledNotice.tsx';
import { LatestCard } from './LatestCard.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import type { Cancellation } from './useCancellation.ts';

export interface MySubscriptionScreenProps {
  subscription: Load<Schemas['StatusAssinatura']>;
  payments: Load<Schemas['Pagamento'][]>;
  vouchers: Load<Schemas['VoucherUsado'][]>;
  cancellation: Cancellation;
}

/** The member's own subscription (spec, section 2). Each part has its own loading and its own failure. */
export function MySubscriptionScreen({ subscription, payments, vouchers, cancellation }: MySubscriptionScreenProps) {
  return (
    <PageLayout width="reading">
      <ScreenTitle>{messages.title}</ScreenTitle>
      {cancellation.done && <CanceledNotice />}
      <Loaded load={subscription} loadingText={messages.loading} skeleton={<OverviewSkeleton />}>
        {(data) => <Overview subscription={data} cancellation={cancellation} />}
      </Loaded>
      <LatestCard
        load={payments}
        columns={paymentColumns}
        texts={messages.payments}
        loadingText={paymentsMessages.loading}
        href={paths.payments}
      />
      <LatestCard
        load={vouchers}
        columns={voucherColumns}
        texts={messages.vouchers}
        loadingText={vouchersMessages.loading}
        href={paths.usedVouchers}
      />
    </PageLayout>
  );
}

/** About as high as what is coming, so that the lists below it stay where they are. */
function OverviewSkeleton() {
  return (
    <Stack gap={24}>
      <SkeletonCard lines={1} />
      <SkeletonCard lines={8} />
    </Stack>
  );
}

interface OverviewProps {
  subscription: Schemas['StatusAssinatura'];
  cancellation: Cancellation;
}

function Overview({ subscription, cancellation }: OverviewProps) {
  const standing = standingOf(subscription, new Date());
  // Canceled a moment ago: the status that says so is on its way.
  const cancelable = standing.canCancel && !cancellation.done;
  return (
    <>
      <StandingNotice standing={standing} />
      <SubscriptionDetails
        subscription={subscription}
        standing={standing}
        onCancel={cancelable ? cancellation.ask : null}
      />
      <CancelDialog cancellation={cancellation} endDate={subscription.end_date} />
    </>
  );
}
