import { ArrowLeftIcon, ButtonLink, Grid, Notice, PageLayout, SkeletonCard, Stat, Text, TextLink } from '@raiz/ui';
import { countOf, formatCents } from '@raiz/ui/format';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { bankData, paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { NetworkLinks } from '../shared/NetworkLinks.tsx';
import { StatusLegend } from './StatusLegend.tsx';
import { sumOfStatus, type Withdrawal } from './withdrawals.ts';
import { WithdrawalTable } from './WithdrawalTable.tsx';

export interface WithdrawalsScreenProps {
  /** The withdrawals: loading, failed with its sentence and a retry, or ready. */
  load: Load<readonly Withdrawal[]>;
  /** The member has no bank data yet; false while that is not known. */
  isBankMissing: boolean;
}

/** 'Saques' (spec, sections 2 and 4): what is pending, what was paid, and what each status means. */
export function WithdrawalsScreen({ load, isBankMissing }: WithdrawalsScreenProps) {
  return (
    <PageLayout>
      <TextLink href={paths.earnings} look="standalone" icon={<ArrowLeftIcon size="small" />}>
        {messages.back}
      </TextLink>
      <ScreenTitle>{messages.title}</ScreenTitle>
      {isBankMissing && (
        <Notice tone="warning" actions={<ButtonLink href={bankData.path}>{messages.goToBank}</ButtonLink>}>
          {messages.bankMissing}
        </Notice>
      )}
      <Loaded
        load={load}
        loadingText={messages.loading}
        skeleton={
          <>
            <SkeletonCard lines={1} />
            <SkeletonCard lines={6} />
          </>
        }
      >
        {(withdrawals) => <Withdrawals withdrawals={withdrawals} />}
      </Loaded>
      {load.state !== 'loading' && <NetworkLinks current="withdrawals" />}
    </PageLayout>
  );
}

function Withdrawals({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  return (
    <>
      <Grid as="dl" least="small">
        <Stat label={messages.pendingTotal} value={formatCents(sumOfStatus(withdrawals, 'pending'))} />
        <Stat label={messages.paidTotal} value={formatCents(sumOfStatus(withdrawals, 'paid'))} />
      </Grid>
      <StatusLegend withdrawals={withdrawals} />
      <Text tone="muted">{countOf(withdrawals.length, messages.count)}</Text>
      <WithdrawalTable withdrawals={withdrawals} />
    </>
  );
}
