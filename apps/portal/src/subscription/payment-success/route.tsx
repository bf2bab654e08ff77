import type { Received } from '@raiz/api-client';
import { calendarDay, localDay } from '@raiz/api-client/rules';
import {
  ButtonLink,
  CourseCover,
  InfoIcon,
  PageLayout,
  Result,
  SuccessIcon,
  WarningIcon,
  type ResultProps,
} from '@raiz/ui';
import { formatDate, formatMoney } from '@raiz/ui/format';
import { paymentResultMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useState } from 'react';
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
  confirming: { icon: <InfoIcon size="hero" />, text: messages.confirming },
  confirmed: { icon: <SuccessIcon size="hero" />, tone: 'success', text: messages.confirmed },
  late: { icon: <WarningIcon size="hero" />, tone: 'warning', text: messages.notYetConfirmed },
};

/**
 * `/pagamento-sucesso`: waits for the payment to be booked; the member can leave at any time. Then
 * says until when it is paid, and what to do with it.
 */
export function Route() {
  const { standing, endDate } = useConfirmation();
  const payment = useTodaysPayment(standing === 'confirmed');
  const { text, ...appearance } = results[standing];
  return (
    <PageLayout>
      <Result
        {...appearance}
        cover={<CourseCover courseId={cover} size="fill" />}
        heading={<ScreenHeader centred>{messages.title}</ScreenHeader>}
        actions={
          // In the same places whatever the standing, so that none moves under a finger.
          <>
            <ButtonLink block href={premiumCourses}>
              {messages.premiumCourses}
            </ButtonLink>
            <ButtonLink block variant="secondary" href={paths.profile}>
              {messages.share}
            </ButtonLink>
            <ButtonLink block variant="quiet" href={paths.mySubscription}>
              {messages.goToMySubscription}
            </ButtonLink>
          </>
        }
      >
        <div className={styles.outcome}>
          <p role="status" className={styles.status}>
            {/* A new sentence is a new element: it appears in its place and does not move. */}
            <span key={standing}>{text}</span>
          </p>
          {standing === 'confirmed' && (
            <p className={styles.until}>
              {messages.paidUntil} <strong className={styles.date}>{formatDate(endDate)}</strong>
            </p>
          )}
          {payment !== null && (
            <p className={styles.payment}>
              {formatMoney(payment.amount)} · {methodLabel(payment.gateway)}
            </p>
          )}
        </div>
      </Result>
    </PageLayout>
  );
}

/** The payment of today, once it is confirmed; null while it is unknown. */
function useTodaysPayment(confirmed: boolean): Received<'Pagamento'> | null {
  const { data } = usePayments({ enabled: confirmed });
  const isToday = ({ payment_date }: Received<'Pagamento'>) => calendarDay(payment_date) === localDay(new Date());
  return (confirmed && nonNullRows(data ?? []).find((one) => isPaid(one) && isToday(one))) || null;
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
 * Reads the status until the payment is booked, for 16 seconds at most: the provider may report the
 * payment after the member returns (docs/specification.md#payment). A failed read is repeated.
 */
function useConfirmation(): { standing: Confirmation; endDate: string | null } {
  const [start] = useState(readCheckout);
  const [late, setLate] = useState(false);
  const { data, isFetchedAfterMount } = $api.useQuery('get', '/assinatura/status', undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (late || (state.data && isBooked(state.data, start)) ? false : interval),
  });
  // A cached status from before the checkout proves nothing.
  const booked = data !== undefined && isFetchedAfterMount && isBooked(data, start);

  useEffect(() => {
    if (booked) return forgetCheckout();
    const timer = setTimeout(() => setLate(true), maxWait);
    return () => clearTimeout(timer);
  }, [booked]);

  // Kept for a reload of this page only.
  useEffect(() => forgetCheckout, []);

  const standing = booked ? 'confirmed' : late ? 'late' : 'confirming';
  return { standing, endDate: data?.end_date ?? null };
}
