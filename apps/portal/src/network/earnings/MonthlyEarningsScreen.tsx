import { ButtonLink, Inline, PageLayout, SkeletonCard, VisuallyHidden } from '@raiz/ui';
import { formatCents, formatMonth } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { NetworkLinks } from '../shared/NetworkLinks.tsx';
import { type Earning, type Month, sumOf } from '../shared/earnings.ts';
import { MonthEarnings } from './MonthEarnings.tsx';
import { MonthStepper, type MonthStepperProps } from './MonthStepper.tsx';

const { monthly } = messages;

export interface MonthlyEarningsScreenProps extends MonthStepperProps {
  /** The earnings of the month. */
  load: Load<readonly Earning[]>;
}

/** 'Ganhos do mês' (spec, sections 2 and 7): one month at a time, and the ways to the details and the withdrawals. */
export function MonthlyEarningsScreen({ load, ...stepper }: MonthlyEarningsScreenProps) {
  return (
    <PageLayout>
      <Inline justify="between">
        <ScreenTitle>{monthly.title}</ScreenTitle>
        <Inline>
          <ButtonLink variant="secondary" href={paths.earningsPanel}>
            {monthly.goToPanel}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.withdrawals}>
            {monthly.goToWithdrawals}
          </ButtonLink>
        </Inline>
      </Inline>
      <MonthStepper {...stepper} />
      <VisuallyHidden as="p" role="status">
        {load.state === 'ready' ? announcement(stepper.month, load.data) : ''}
      </VisuallyHidden>
      <Loaded
        load={load}
        loadingText={messages.loading}
        skeleton={
          <>
            <SkeletonCard lines={1} />
            <SkeletonCard lines={4} />
            <SkeletonCard lines={6} />
          </>
        }
      >
        {(earnings) => <MonthEarnings month={stepper.month} earnings={earnings} />}
      </Loaded>
      {load.state !== 'loading' && <NetworkLinks current="earnings" />}
    </PageLayout>
  );
}

/** What has changed, for those who cannot see it: the month and its sum. */
function announcement({ year, month }: Month, earnings: readonly Earning[]): string {
  return monthly.announced({ month: formatMonth(month, year), total: formatCents(sumOf(earnings)) });
}
