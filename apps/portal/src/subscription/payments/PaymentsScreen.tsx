import type { Schemas } from '@raiz/api-client';
import { Button, DownloadIcon, Inline, PageLayout, SkeletonCard } from '@raiz/ui';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { PaymentList } from './PaymentList.tsx';

export interface PaymentsScreenProps {
  /** All of them, newest first. */
  load: Load<Schemas['Pagamento'][]>;
  /** Hands the payments over as a CSV file. */
  onExport: (payments: Schemas['Pagamento'][]) => void;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

/** The full payment history (spec, section 2). */
export function PaymentsScreen({ load, onExport, onPrint }: PaymentsScreenProps) {
  const payments = load.state === 'ready' ? load.data : [];
  return (
    <PageLayout>
      <BackToMySubscription />
      <Inline justify="between">
        <ScreenTitle>{messages.title}</ScreenTitle>
        {payments.length > 0 && (
          <Inline>
            <Button variant="secondary" icon={<DownloadIcon />} onClick={() => onExport(payments)}>
              {messages.exportCsv}
            </Button>
            <Button variant="secondary" onClick={onPrint}>
              {messages.print}
            </Button>
          </Inline>
        )}
      </Inline>
      <Loaded load={load} loadingText={messages.loading} skeleton={<SkeletonCard lines={6} />}>
        {(rows) => <PaymentList payments={rows} />}
      </Loaded>
    </PageLayout>
  );
}
