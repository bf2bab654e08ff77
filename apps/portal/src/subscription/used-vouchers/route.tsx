import { EmptyState, PageLayout, SkeletonCard, Text } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { vouchersMessages as messages } from '@raiz/ui/messages/subscription';
import { DataTable } from '@raiz/ui/table';
import { DroppedRows } from '../../shared/DroppedRows.tsx';
import { Loaded } from '../../shared/Loaded.tsx';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { useUsedVouchers } from '../shared/useLists.ts';
import { voucherColumns } from '../shared/voucherColumns.tsx';

/** `/assinatura/vouchers-usados`: every voucher that the member has used, with its day. */
export function Route() {
  return (
    <PageLayout content="reading">
      <BackToMySubscription />
      <ScreenHeader>{messages.title}</ScreenHeader>
      <Loaded load={useUsedVouchers()} loadingText={messages.loading} skeleton={<SkeletonCard lines={4} />}>
        {({ rows, received }) => (
          <>
            {rows.length > 0 && <Text tone="muted">{countOf(rows.length, messages.count)}</Text>}
            <DataTable
              caption={messages.title}
              hideCaption
              columns={voucherColumns}
              rows={rows}
              rowKey={({ id }, at) => id ?? `row ${at}`}
              empty={<EmptyState title={messages.count.none}>{messages.noneHelp}</EmptyState>}
            />
            <DroppedRows rows={received} />
          </>
        )}
      </Loaded>
    </PageLayout>
  );
}
