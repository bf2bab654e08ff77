import type { Received } from '@raiz/api-client';
import { calendarDay, localDay } from '@raiz/api-client/rules';
import {
  ButtonLink,
  CourseCover,
  HourglassIcon,
  PageLayout,
  Result,
  SuccessIcon,
  WarningIcon,
  type ResultProps,
} from '@raiz/ui';
import { formatMoney } from '@raiz/ui/format';
import { paymentResultMessages, planMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useMemo, useState } from 'react';
import { futureDay } from '../../shared/member/subscriptionStatus.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { paths, premiumCourses } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { $api } from '../../shared/reads/queries.ts';
import { forgetCheckout, isBooked, readCheckout } from '../shared/checkoutStart.ts';
import { isPaid, methodLabel } from '../shared/paymentLabels.ts';
import { usePayments } from '../shared/useLists.ts';
import * as styles from './PaymentSuccess.css.ts';

const messages = paymentResultMessages.success;

const results: Record<Confirmation, Pick<ResultProps, 'icon' | 'tone'> & { text: string }> = {
  confirming: { icon: <HourglassIcon size="hero" />, text: messages.confirming },
  confirmed: { icon: <SuccessIcon size="hero" />, tone: 'success', text: messages.confirmed },
  late: { icon: <WarningIcon size="hero" />, tone: 'warning', text: messages.notYetConfirmed },
};

/**
 * `/pagamento-sucesso`: waits until the server has booked the payment; the member can leave at any
 * time. Then shows the end of the paid period, today's payment or the plan, and links to what it includes.
 */
export function Route() {
  const { confirmation, endDate } = useConfirmation();
  const paidUntil = futureDay(endDate, new Date());
  const payment = useTodaysPayment(confirmation === 'confirmed');
  const { text, ...appearance } = results[confirmation];
  return (
    <PageLayout>
      <Result
        {...appearance}
        cover={<CourseCover courseId={cover} size="fill" />}
        heading={<ScreenHeader centred>{messages.title}</ScreenHeader>}
        actions={
          // The buttons do not move when the state changes, so that nobody taps the wrong one.
          <>
            <ButtonLink block href={premiumCourses}>
              {messages.premiumCourses}
            </ButtonLink>
            <ButtonLink block variant="secondary" href={paths.profile}>
              {messages.share}
            </ButtonLink>
            <div className={styles.last}>
              <ButtonLink block variant="quiet" href={paths.mySubscription}>
                {messages.goToMySubscription}
              </ButtonLink>
            </div>
          </>
        }
      >
        <div className={styles.outcome}>
          <p role="status">
            {/* The key makes each sentence a new element, which appears without moving. */}
            <span key={confirmation}>{text}</span>
          </p>
          {confirmation === 'confirmed' && paidUntil !== null && (
            <p className={styles.until}>
              {messages.paidUntil} <strong className={styles.date}>{paidUntil}</strong>
            </p>
          )}
          {payment !== undefined && (
            <p className={styles.payment}>
              {payment ? formatMoney(payment.amount) : planMessages.planName} ·{' '}
              {payment ? methodLabel(payment.gateway) : planMessages.monthlyPrice}
            </p>
          )}
        </div>
      </Result>
    </PageLayout>
  );
}

/** Today's payment, once it is confirmed; undefined while it is read, null without one. */
function useTodaysPayment(confirmed: boolean): Received<'Pagamento'> | null | undefined {
  const { data, isPending } = usePayments({ enabled: confirmed });
  const isToday = ({ payment_date }: Received<'Pagamento'>) => calendarDay(payment_date) === localDay(new Date());
  if (!confirmed) return null;
  if (isPending) return undefined;
  return nonNullRows(data ?? []).find((one) => isPaid(one) && isToday(one)) ?? null;
}

/** Selects leaves in the brand's blue. */
const cover = 12;

/** Whether the payment is booked: not yet, yes, or not within `maxWait`. */
type Confirmation = 'confirming' | 'confirmed' | 'late';

/** Milliseconds between two reads of the status. */
export const interval = 2_000;

/** Milliseconds after which the page stops reading the status. */
export const maxWait = 16_000;

/**
 * Polls the status until the payment is booked, for 16 seconds at most: the provider may report the
 * payment after the member returns (docs/specification.md#payment). Repeats a failed read.
 */
function useConfirmation(): { confirmation: Confirmation; endDate: string | null } {
  const profile = useProfile();
  const owner = profile.data?.user.id ?? null;
  const start = useMemo(() => readCheckout(owner), [owner]);
  const [late, setLate] = useState(false);
  const hasBooked = (now: Received<'StatusAssinatura'>) => !profile.isPending && isBooked(now, start);
  const { data, isFetchedAfterMount } = $api.useQuery('get', '/assinatura/status', undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (late || (state.data && hasBooked(state.data)) ? false : interval),
  });
  // A cached status from before the checkout proves nothing.
  const booked = data !== undefined && isFetchedAfterMount && hasBooked(data);

  useEffect(() => {
    if (booked) return forgetCheckout();
    const timer = setTimeout(() => setLate(true), maxWait);
    return () => clearTimeout(timer);
  }, [booked]);

  // The stored checkout survives only a reload of this page.
  useEffect(() => forgetCheckout, []);

  const confirmation = booked ? 'confirmed' : late ? 'late' : 'confirming';
  return { confirmation, endDate: data?.end_date ?? null };
}
