import type { Schemas } from '@raiz/api-client';
import { Loading, PageLayout, SkeletonCard } from '@raiz/ui';
import { mySubscriptionMessages as messages, paymentsMessages, vouchersMessages } from '@raiz/ui/messages/subscription';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useToday } from '../../shared/useToday.ts';
import { useTogether } from '../../shared/useTogether.ts';
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
  /** Status and end date: loading, failed with its sentence and a retry, or ready. */
  subscription: Load<Schemas['StatusAssinatura']>;
  /** The latest payments; a failure stays in its own card. */
  payments: Load<Schemas['Pagamento'][]>;
  /** The latest vouchers; a failure stays in its own card. */
  vouchers: Load<Schemas['VoucherUsado'][]>;
  /** Whether cancelling is asked for, under way, failed or done. */
  cancellation: Cancellation;
}

/** The member's own subscription (spec, section 2). Shown together; each part has its own failure, and a late one its own loading. */
export function MySubscriptionScreen(props: MySubscriptionScreenProps) {
  const together = useTogether([props.subscription, props.payments, props.vouchers]);
  return (
    <PageLayout width="reading">
      <ScreenTitle>{messages.title}</ScreenTitle>
      {props.cancellation.done && <CanceledNotice />}
      {together ? <Parts {...props} /> : <Waiting />}
    </PageLayout>
  );
}

function Waiting() {
  return (
    <Loading text={messages.loading}>
      <SkeletonCard lines={8} />
      <SkeletonCard lines={5} />
      <SkeletonCard lines={5} />
    </Loading>
  );
}

function Parts({ subscription, payments, vouchers, cancellation }: MySubscriptionScreenProps) {
  return (
    <>
      <Loaded load={subscription} loadingText={messages.loading} skeleton={<SkeletonCard lines={8} />}>
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
    </>
  );
}

interface OverviewProps {
  /** Status and end date. */
  subscription: Schemas['StatusAssinatura'];
  /** Whether cancelling is asked for, under way, failed or done. */
  cancellation: Cancellation;
}

function Overview({ subscription, cancellation }: OverviewProps) {
  useToday();
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
