import type { Schemas } from '@raiz/api-client';
import { Button, Inline, PageLayout, SkeletonCard } from '@raiz/ui';
import { paymentsMessages as messages } from '@raiz/ui/messages/subscription';
import { FileButton, type FileWriter } from '../../shared/FileButton.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { BackToMySubscription } from '../shared/BackToMySubscription.tsx';
import { PaymentList } from './PaymentList.tsx';

export interface PaymentsScreenProps {
  /** All of them, newest first. */
  load: Load<Schemas['Pagamento'][]>;
  /** Imports what writes the payments to a CSV file. */
  loadWriter: (payments: Schemas['Pagamento'][]) => Promise<FileWriter>;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

/** The full payment history (spec, section 2). */
export function PaymentsScreen({ load, loadWriter, onPrint }: PaymentsScreenProps) {
  const payments = load.state === 'ready' ? load.data : [];
  return (
    <PageLayout>
      <BackToMySubscription />
      <Inline justify="between">
        <ScreenTitle>{messages.title}</ScreenTitle>
        {payments.length > 0 && (
          <Inline>
            <FileButton load={() => loadWriter(payments)}>{messages.exportCsv}</FileButton>
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
