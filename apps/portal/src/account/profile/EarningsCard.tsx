import { Card, Loading, SkeletonShape, Text, TextLink } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { earningsMessages } from '@raiz/ui/messages/network';
import { type EarningsAnswer, totalsOf } from '../../shared/earnings/earnings.ts';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { paths } from '../../shared/page/paths.ts';
import { useThisMonth } from '../../shared/page/useToday.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { stateOf, type QueryResult } from '../../shared/reads/stateOf.ts';
import * as styles from './Profile.css.ts';

const messages = profileMessages.year;

const { Part: YearChart } = lazyPart(
  () => import('./YearChart.tsx').then((part) => part.YearChart),
  <Loading text={earningsMessages.loading}>
    <ChartSkeleton />
  </Loading>,
);

export interface EarningsCardProps {
  /** All earnings. */
  earnings: QueryResult<EarningsAnswer>;
}

/** The earnings of the last twelve months, with the link to the panel; a text without any. */
export function EarningsCard({ earnings }: EarningsCardProps) {
  const current = useThisMonth();
  if (earnings.data && totalsOf(earnings.data, 'all').byMonth.length === 0)
    return (
      <Card title={messages.title}>
        <Text tone="muted">{messages.none}</Text>
      </Card>
    );
  const link = (
    <TextLink variant="standalone" href={paths.earningsPanel}>
      {messages.all}
    </TextLink>
  );
  return (
    // The chart has its own title; a failure has none.
    <Card {...(stateOf(earnings) === 'failed' && { title: messages.title, actions: link })}>
      <div className={styles.chartArea}>
        <QueryBoundary
          queries={[earnings]}
          failed={earningsMessages.loadFailed}
          tone="warning"
          loadingText={earningsMessages.loading}
          skeleton={<ChartSkeleton />}
        >
          {(answer) => (
            <div className={styles.chart}>
              <YearChart answer={answer} current={current} actions={link} />
            </div>
          )}
        </QueryBoundary>
      </div>
    </Card>
  );
}

/** Skeleton with the height of the chart. */
export function ChartSkeleton() {
  return (
    <div className={styles.chart}>
      <SkeletonShape shape="bars" count={12} />
    </div>
  );
}
