import { downloadText, toCsv } from '@raiz/ui/table';
import { usePayments } from '../shared/useLists.ts';
import { csvName, paymentHead, paymentRows } from './paymentRows.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';

/** `/assinatura/pagamentos`: everything that was paid (spec, section 2). */
export function PaymentsRoute() {
  return (
    <PaymentsScreen
      load={usePayments()}
      onExport={(payments) => downloadText(csvName, toCsv(paymentHead, paymentRows(payments)))}
      onPrint={() => window.print()}
    />
  );
}
