import { PageLayout, SkeletonCard, VisuallyHidden } from '@raiz/ui';
import { formatCents, formatMonth } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { useSearchParams } from 'react-router-dom';
import { Read } from '../../shared/reads/Read.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useToday } from '../../shared/page/useToday.ts';
import type { Month } from '../../shared/earnings/earnings.ts';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { type EarningsAnswer, type Totals, totalsOf } from '../../shared/earnings/totals.ts';
import { MonthEarnings } from './MonthEarnings.tsx';
import { isFrom, monthAfter, monthAt, readMonth, writeMonth } from './monthInAddress.ts';
import { MonthStepper } from './MonthStepper.tsx';

const { monthly } = messages;

const withTotals = (answer: EarningsAnswer) => ({ earnings: answer.ganhos, totals: totalsOf(answer, 'month') });

/**
 * `/perfil/ganhos`: the earnings of one month (docs/specification.md#monthly-earnings). The month
 * is in the address.
 */
export function Route() {
  const [search, setSearch] = useSearchParams();
  const now = new Date(`${useToday()}T12:00`);
  const month = readMonth(search, now);
  const query = $api.useQuery(
    'get',
    '/ganhos/detalhados',
    { params: { query: { mes: month.month, ano: month.year } } },
    { select: withTotals },
  );
  const step = (months: number) =>
    setSearch(writeMonth(monthAfter(month, months), now), { replace: true, preventScrollReset: true });

  return (
    <PageLayout>
      <ScreenHeader
        tabs={<NetworkTabs current="earnings" />}
        actions={<MonthStepper month={month} isCurrent={isFrom(month, monthAt(now))} onStep={step} />}
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
