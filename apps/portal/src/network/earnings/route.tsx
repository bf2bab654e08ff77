import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Card,
  EmptyState,
  IconButton,
  PageLayout,
  SkeletonOf,
  SkeletonShape,
  SkeletonText,
  Text,
  TextLink,
  useHydrated,
  VisuallyHidden,
} from '@raiz/ui';
import { ShareBar } from '@raiz/ui/charts';
import { emptyValue, formatCents, formatDate, formatMonth, formatMonthTitle } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { earningsMessages as messages, withdrawalsMessages } from '@raiz/ui/messages/network';
import {
  type Earning,
  type EarningsAnswer,
  type Month,
  newestEarnings,
  type Totals,
  totalsOf,
} from '../../shared/earnings/earnings.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useThisMonth } from '../../shared/page/useToday.ts';
import { useViewInAddress } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows, type Sum } from '../../shared/reads/rows.ts';
import { earningOrder } from '../shared/earningOrder.ts';
import { EarningTable, type EarningTableProps, EarningTableSkeleton, TotalFigure } from '../shared/Earnings.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { ReferralLink } from '../shared/ReferralLink.tsx';
import { newestPayment, sumOfStatus, type Withdrawal } from '../withdrawals/withdrawals.ts';
import { isFrom, monthAfter, monthParameters, shownMonth, viewOfMonth } from './monthInAddress.ts';
import * as styles from './Earnings.css.ts';

const { monthly } = messages;

const withTotals = (answer: EarningsAnswer) => ({
  earnings: newestEarnings(answer).ganhos,
  totals: totalsOf(answer, 'month'),
});

const parameters = { ...monthParameters, order: earningOrder };

/**
 * `/perfil/ganhos`: the earnings of one month (docs/specification.md#monthly-earnings). The month
 * and the order of its rows are in the address.
 */
export function Route() {
  const [view, change] = useViewInAddress(parameters);
  const present = useThisMonth();
  const month = shownMonth(view, present);
  const query = $api.useQuery(
    'get',
    '/ganhos/detalhados',
    { params: { query: { mes: month.month, ano: month.year } } },
    { select: withTotals },
  );
  const step = (months: number) => change(viewOfMonth(monthAfter(month, months), present));

  return (
    <PageLayout>
      <ScreenHeader
        tabs={<NetworkTabs current="earnings" />}
        actions={<MonthStepper month={month} isCurrent={isFrom(month, present)} onStep={step} />}
      >
        {monthly.title}
      </ScreenHeader>
      <VisuallyHidden as="p" role="status">
        {query.data ? announcement(month, query.data.totals) : ''}
      </VisuallyHidden>
      <QueryBoundary
        queries={[query]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<EarningsSkeleton />}
      >
        {(shown) => (
          <MonthEarnings month={month} {...shown} order={view.order} onOrder={(order) => change({ order })} />
        )}
      </QueryBoundary>
    </PageLayout>
  );
}

/**
 * The skeleton has as many shares. Negative sums have no bar: its pieces have inline styles, which the policy forbids
 * in the HTML of a page.
 */
const typical = ['direct', 'indirect', 'diamond', 'diamond_double', 'diamond_triple'].map((type) => ({
  type,
  total: -1,
}));

function EarningsSkeleton() {
  return (
    <>
      <Card>
        <div className={styles.summary}>
          <div className={styles.main}>
            <div className={styles.skeletonTotal}>
              <SkeletonShape shape="figures" count={1} />
            </div>
            <div className={styles.skeletonShares}>
              <SkeletonOf content={<ShareBar label="" texts={messages} totals={typical} />}>
                <SkeletonText lines={8} />
              </SkeletonOf>
            </div>
          </div>
          <WithdrawalFacts />
        </div>
      </Card>
      <EarningTableSkeleton />
    </>
  );
}

/** Announces the month and its sum to screen readers. */
function announcement({ year, month }: Month, { sum }: Totals): string {
  return monthly.announced({ month: formatMonth(month, year), total: formatCents(sum) });
}

interface MonthEarningsProps extends Pick<EarningTableProps, 'order' | 'onOrder'> {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** The earnings of the month as received, newest first. */
  earnings: readonly (Earning | null)[];
  /** The server's totals of the month. */
  totals: Totals;
}

/**
 * The earnings of a month: sum with its shares, the withdrawals, and the table with the link to all
 * earnings.
 */
function MonthEarnings({ month: { year, month }, earnings, totals, ...order }: MonthEarningsProps) {
  return (
    <>
      <Card>
        <div className={styles.summary}>
          <div className={styles.main}>
            <TotalFigure
              label={monthly.total({ month: formatMonth(month, year) })}
              totals={totals}
              count={nonNullRows(earnings).length}
            />
            <ShareBar label={messages.byType} texts={messages} totals={totals.byType} />
          </div>
          <WithdrawalFacts />
        </div>
      </Card>
      <EarningTable
        earnings={earnings}
        view={`${year}-${month}`}
        totals={totals}
        {...order}
        note={
          <TextLink variant="standalone" href={paths.earningsPanel}>
            {monthly.goToPanel}
          </TextLink>
        }
        empty={
          <EmptyState title={monthly.none} action={<ReferralLink />}>
            {monthly.noneHelp}
          </EmptyState>
        }
      />
    </>
  );
}

interface MonthStepperProps {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** Whether `month` is the current month, which has no next one. */
  isCurrent: boolean;
  /** Called with -1 for the previous month, 1 for the next. */
  onStep: (step: -1 | 1) => void;
}

/**
 * Month heading between buttons for the previous and next month. The next button stays focusable
 * when disabled.
 */
function MonthStepper({ month: { year, month }, isCurrent, onStep }: MonthStepperProps) {
  return (
    <div className={styles.stepper}>
      <IconButton size="small" label={monthly.previousMonth} icon={<ArrowLeftIcon />} onClick={() => onStep(-1)} />
      <h2 className={styles.month}>{useHydrated() ? formatMonthTitle(month, year) : '\u00A0'}</h2>
      <IconButton
        size="small"
        label={monthly.nextMonth}
        icon={<ArrowRightIcon />}
        aria-disabled={isCurrent}
        onClick={isCurrent ? undefined : () => onStep(1)}
      />
    </div>
  );
}

/** The sums of the withdrawals: pending, paid, and the date of the last payment. */
function withdrawalFactsOf({ withdrawals }: { withdrawals: readonly (Withdrawal | null)[] }) {
  const known = nonNullRows(withdrawals);
  return {
    pending: sumOfStatus(known, 'pending'),
    paid: sumOfStatus(known, 'paid'),
    lastPaid: newestPayment(known),
  };
}

/**
 * Sums of the pending and the paid withdrawals with a link to them. Empty while they load; `--`
 * after a failed read.
 */
function WithdrawalFacts() {
  const { data, isError } = $api.useQuery('get', '/withdrawals', undefined, { select: withdrawalFactsOf });
  const amount = (sum: Sum | undefined) => (sum ? formatCents(sum.total) : isError && emptyValue);
  return (
    <div className={styles.withdrawals}>
      <div className={styles.facts}>
        <dl className={styles.figures}>
          <div className={styles.figure}>
            <dt className={styles.label}>{withdrawalsMessages.pendingTotal}</dt>
            <dd className={styles.amount}>{amount(data?.pending)}</dd>
          </div>
          <div className={styles.figure}>
            <dt className={styles.label}>{withdrawalsMessages.paidTotal}</dt>
            <dd className={styles.amount}>{amount(data?.paid)}</dd>
            <dd className={styles.label}>
              {data?.lastPaid ? withdrawalsMessages.lastPaid({ date: formatDate(data.lastPaid) }) : '\u00A0'}
            </dd>
          </div>
        </dl>
        <TextLink href={paths.withdrawals}>{monthly.goToWithdrawals}</TextLink>
      </div>
      {data && data.pending.missing + data.paid.missing > 0 && (
        <Text size="caption" tone="muted">
          {commonMessages.sumIncomplete}
        </Text>
      )}
    </div>
  );
}
