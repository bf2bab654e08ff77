import { toFailure } from '@raiz/api-client';
import { ButtonLink, Notice, PageLayout, SkeletonCard } from '@raiz/ui';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import { Read } from '../../shared/reads/Read.tsx';
import { bankData } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { newestFirst } from '../shared/newestFirst.ts';
import { WithdrawalList } from './WithdrawalList.tsx';
import type { Withdrawal } from './withdrawals.ts';

const newest = ({ withdrawals }: { withdrawals: readonly (Withdrawal | null)[] }) =>
  newestFirst(withdrawals, (one) => one);

/**
 * `/perfil/saques`: the withdrawals, with a notice while the member has no bank data
 * (docs/specification.md#withdrawals). A failed read of the bank data shows no notice.
 */
export function Route() {
  const query = $api.useQuery('get', '/withdrawals', undefined, { select: newest });
  const bank = $api.useQuery('get', '/perfil/minha-conta-bancaria');
  // 404 means "no account yet" (docs/api-decisions.md#readbankaccount).
  const isBankMissing = bank.isError ? toFailure(bank.error).status === 404 : bank.data?.conta === null;

  return (
    <PageLayout>
      <ScreenHeader
        tabs={<NetworkTabs current="withdrawals" />}
        actions={
          <ButtonLink variant="secondary" href={bankData.path}>
            {messages.bankData}
          </ButtonLink>
        }
      >
        {messages.title}
      </ScreenHeader>
      {isBankMissing && (
        <Notice tone="warning" actions={<ButtonLink href={bankData.path}>{messages.goToBank}</ButtonLink>}>
          {messages.bankMissing}
        </Notice>
      )}
      <Read
        queries={[query]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<WithdrawalsSkeleton />}
      >
        {(withdrawals) => <WithdrawalList withdrawals={withdrawals} />}
      </Read>
    </PageLayout>
  );
}

function WithdrawalsSkeleton() {
  return (
    <>
      <SkeletonCard lines={1} />
      <SkeletonCard lines={12} />
    </>
  );
}
