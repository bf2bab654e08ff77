import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ButtonLink,
  Card,
  EmptyState,
  IconButton,
  Inline,
  PageLayout,
  SkeletonCard,
  Text,
  TextLink,
  useHydrated,
  VisuallyHidden,
} from '@raiz/ui';
import { ShareBar } from '@raiz/ui/charts';
import { emptyValue, formatCents, formatMonth, formatMonthTitle } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
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
import { Read } from '../../shared/reads/Read.tsx';
import { knownRows, type Sum } from '../../shared/reads/rows.ts';
import { EarningTable, TotalFigure } from '../shared/Earnings.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { sumOfStatus, type Withdrawal } from '../withdrawals/withdrawals.ts';
import { isFrom, monthAfter, monthParameters, shownMonth, viewOfMonth } from './monthInAddress.ts';
import * as styles from './Earnings.css.ts';

const { monthly } = messages;

const withTotals = (answer: EarningsAnswer) => ({
  earnings: newestEarnings(answer).ganhos,
  totals: totalsOf(answer, 'month'),
});

/**
 * `/perfil/ganhos`: the earnings of one month (docs/specification.md#monthly-earnings). The month
 * is in the address.
 */
export function Route() {
  const [view, change] = useViewInAddress(monthParameters);
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
      <Read
        queries={[query]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<EarningsSkeleton />}
      >
        {(shown) => <MonthEarnings month={month} {...shown} />}
      </Read>
    </PageLayout>
  );
}

function EarningsSkeleton() {
  return (
    <>
      <SkeletonCard lines={6} />
      <SkeletonCard lines={12} />
    </>
  );
}

/** Announces the month and its sum to screen readers. */
function announcement({ year, month }: Month, { sum }: Totals): string {
  return monthly.announced({ month: formatMonth(month, year), total: formatCents(sum) });
}

interface MonthEarningsProps {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** The earnings of the month as received, newest first. */
  earnings: readonly (Earning | null)[];
  /** The server's totals of the month. */
  totals: Totals;
}

/**
 * The earnings of a month: sum with its shares, what is pending, the table, and the way to all
 * earnings.
 */
function MonthEarnings({ month: { year, month }, earnings, totals }: MonthEarningsProps) {
  return (
    <>
      <Card>
        <div className={styles.summary}>
          <div className={styles.main}>
            <TotalFigure
              label={monthly.total({ month: formatMonth(month, year) })}
              totals={totals}
              count={knownRows(earnings).length}
            />
            <ShareBar label={messages.byType} texts={messages} totals={totals.byType} />
          </div>
          <PendingWithdrawals />
        </div>
      </Card>
      <EarningTable
        earnings={earnings}
        totals={totals}
        empty={<EmptyState title={monthly.none}>{monthly.noneHelp}</EmptyState>}
      />
      <Inline>
        <ButtonLink variant="secondary" href={paths.earningsPanel}>
          {monthly.goToPanel}
        </ButtonLink>
      </Inline>
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
      <IconButton label={monthly.previousMonth} icon={<ArrowLeftIcon />} onClick={() => onStep(-1)} />
      <h2 className={styles.month}>{useHydrated() ? formatMonthTitle(month, year) : '\u00A0'}</h2>
      <IconButton
        label={monthly.nextMonth}
        icon={<ArrowRightIcon />}
        aria-disabled={isCurrent}
        onClick={isCurrent ? undefined : () => onStep(1)}
      />
    </div>
  );
}

function pendingOf({ withdrawals }: { withdrawals: readonly (Withdrawal | null)[] }): Sum {
  return sumOfStatus(knownRows(withdrawals), 'pending');
}

/**
 * Sum of the pending withdrawals with the way to them. Empty while it loads; a failed read shows
 * `--`.
 */
function PendingWithdrawals() {
  const { data, isError } = $api.useQuery('get', '/withdrawals', undefined, { select: pendingOf });
  return (
    <div className={styles.pending}>
      <dl className={styles.figures}>
        <dt className={styles.label}>{monthly.pendingWithdrawals}</dt>
        <dd className={styles.amount}>{data ? formatCents(data.total) : isError && emptyValue}</dd>
      </dl>
      {data && data.missing > 0 && (
        <Text size="small" tone="muted">
          {commonMessages.sumIncomplete}
        </Text>
      )}
      <TextLink href={paths.withdrawals} look="standalone">
        {monthly.goToWithdrawals}
      </TextLink>
    </div>
  );
}
