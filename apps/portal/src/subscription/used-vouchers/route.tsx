import { EmptyState, PageLayout, Skeleton } from '@raiz/ui';
import { vouchersMessages as messages } from '@raiz/ui/messages/subscription';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { rowKeys } from '../../shared/reads/rows.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { useUsedVouchers, vouchersFailed } from '../shared/useLists.ts';
import { voucherColumns } from '../shared/voucherColumns.tsx';

/** `/assinatura/vouchers-usados`: every voucher that the member has used, with its day. */
export function Route() {
  const vouchers = useUsedVouchers();
  return (
    <PageLayout>
      <ScreenHeader above={<BackToMySubscription />}>{messages.title}</ScreenHeader>
      <QueryBoundary
        queries={[vouchers]}
        failed={vouchersFailed}
        loadingText={messages.loading}
        skeleton={<Skeleton kind="list" rows={4} />}
      >
        {(rows) => (
          <LongTable
            caption={messages.title}
            hideCaption
            columns={voucherColumns}
            rows={rows}
            rowKey={rowKeys(rows)}
            empty={<EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>}
          />
        )}
      </QueryBoundary>
    </PageLayout>
  );
}
