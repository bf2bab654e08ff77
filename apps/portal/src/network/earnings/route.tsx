import {
  ArrowLeftIcon,
  ArrowRightIcon,
  EmptyState,
  IconButton,
  PageLayout,
  Skeleton,
  statusOf,
  TextLink,
  useHydrated,
  VisuallyHidden,
} from '@raiz/ui';
import { ShareBar } from '@raiz/ui/charts';
import { countOf, formatCents, formatDate, formatMonth, formatMonthTitle } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import {
  type Earning,
  type EarningsAnswer,
  type Month,
  newestEarnings,
  type Totals,
  totalsOf,
} from '../../shared/earnings/earnings.ts';
import { type Withdrawal, withdrawalOf } from '../../shared/earnings/withdrawals.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { useThisMonth } from '../../shared/page/useToday.ts';
import { useViewInAddress } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { earningOrder } from '../shared/earningOrder.ts';
import { EarningTable, type EarningTableProps, TotalsNotes } from '../shared/Earnings.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { ReferralLink } from '../shared/ReferralLink.tsx';
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
    <>
      {/* Outside the parts, which the answer mounts again. */}
      <VisuallyHidden as="p" role="status">
        {query.data ? announcement(month, query.data.totals) : ''}
      </VisuallyHidden>
      <PageLayout
        isLoading={stateOf(query) === 'loading'}
        band={
          <ScreenBand
            of="money"
            tabs={<NetworkTabs current="earnings" />}
            figure={stateOf(query) === 'failed' ? null : formatCents(query.data?.totals.sum ?? 0)}
            sentence={
              stateOf(query) === 'failed' ? null : (
                <MonthFacts month={month} count={nonNullRows(query.data?.earnings ?? []).length} />
              )
            }
            actionsAtOnce
            actions={<MonthStepper month={month} isCurrent={isFrom(month, present)} onStep={step} />}
          >
            {monthly.title}
          </ScreenBand>
        }
      >
        <QueryBoundary
          queries={[query]}
          failed={messages.loadFailed}
          loadingText={messages.loading}
          skeleton={
            <>
              <Skeleton kind="text" rows={4} />
              <Skeleton kind="list" />
            </>
          }
        >
          {(shown) => (
            <MonthEarnings month={month} {...shown} order={view.order} onOrder={(order) => change({ order })} />
          )}
        </QueryBoundary>
      </PageLayout>
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

/** The earnings of a month: the shares of their types, and the table with the link to all earnings. */
function MonthEarnings({ month: { year, month }, earnings, totals, ...order }: MonthEarningsProps) {
  return (
    <>
      <TotalsNotes totals={totals} />
      <ShareBar label={messages.byType} texts={messages} totals={totals.byType} />
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

interface MonthFactsProps {
  /** Year (four digits) and month (1 to 12) shown. */
  month: Month;
  /** Number of earnings. */
  count: number;
}

/** The number of earnings, and the withdrawal of the same month. Says nothing of it while unknown. */
function MonthFacts({ month, count }: MonthFactsProps) {
  const { data } = $api.useQuery('get', '/withdrawals');
  const withdrawal = withdrawalOf(data?.withdrawals ?? [], month);
  const isKnown = data !== undefined && (count > 0 || withdrawal !== undefined);
  return (
    <>
      {[countOf(count, messages.count), ...(isKnown ? [withdrawalText(withdrawal)] : [])].join(' · ')}
      {' · '}
      <TextLink href={paths.withdrawals}>{monthly.goToWithdrawals}</TextLink>
    </>
  );
}

/** Whether the earnings of a month are paid, from the withdrawal of the month. */
function withdrawalText(withdrawal: Withdrawal | undefined): string {
  if (withdrawal === undefined) return monthly.noWithdrawal;
  const { status, paid_at } = withdrawal;
  if (status === 'paid') return monthly.paidOn({ date: formatDate(paid_at) });
  return monthly.withdrawal({ status: statusOf('withdrawal', status).children.toLowerCase() });
}
