import { EmptyState, PageLayout, SkeletonTitle } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { vouchersMessages as messages } from '@raiz/ui/messages/subscription';
import { SkeletonTable } from '@raiz/ui/table';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { useUsedVouchers, vouchersFailed } from '../shared/useLists.ts';
import { voucherColumns } from '../shared/voucherColumns.tsx';

/** `/assinatura/vouchers-usados`: every voucher that the member has used, with its day. */
export function Route() {
  const vouchers = useUsedVouchers();
  const count = nonNullRows(vouchers.data ?? []).length;
  return (
    <PageLayout>
      <ScreenHeader
        above={<BackToMySubscription />}
        lead={stateOf(vouchers) === 'loading' ? <SkeletonTitle /> : count > 0 && countOf(count, messages.count)}
      >
        {messages.title}
      </ScreenHeader>
      <QueryBoundary
        queries={[vouchers]}
        failed={vouchersFailed}
        loadingText={messages.loading}
        skeleton={<SkeletonTable columns={voucherColumns} count={4} />}
      >
        {(rows) => (
          <LongTable
            caption={messages.title}
            hideCaption
            columns={voucherColumns}
            rows={rows}
            rowKey={rowKeys(rows)}
            empty={<EmptyState title={messages.count.none}>{messages.noneHelp}</EmptyState>}
          />
        )}
      </QueryBoundary>
    </PageLayout>
  );
}
