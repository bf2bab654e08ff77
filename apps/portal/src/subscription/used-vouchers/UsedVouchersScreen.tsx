import type { Schemas } from '@raiz/api-client';
import { EmptyState, PageLayout, SkeletonCard, Text } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { vouchersMessages as messages } from '@raiz/ui/messages/subscription';
import { DataTable } from '@raiz/ui/table';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { voucherColumns } from '../shared/voucherColumns.tsx';

export interface UsedVouchersScreenProps {
  /** All of them, newest first. */
  load: Load<Schemas['VoucherUsado'][]>;
}

/** The full list of used vouchers: code and day (spec, section 2). */
export function UsedVouchersScreen({ load }: UsedVouchersScreenProps) {
  return (
    <PageLayout width="reading">
      <BackToMySubscription />
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Loaded load={load} loadingText={messages.loading} skeleton={<SkeletonCard lines={4} />}>
        {(vouchers) => (
          <>
            {vouchers.length > 0 && <Text tone="muted">{countOf(vouchers.length, messages.count)}</Text>}
            <DataTable
              caption={messages.title}
              hideCaption
              columns={voucherColumns}
              rows={vouchers}
              rowKey={({ id }) => id}
              empty={<EmptyState title={messages.count.none}>{messages.noneHelp}</EmptyState>}
            />
          </>
        )}
      </Loaded>
    </PageLayout>
  );
}
