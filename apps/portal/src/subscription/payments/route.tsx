import { usePayments } from '../shared/useLists.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';

/** `/assinatura/pagamentos`: everything that was paid (spec, section 2). */
export function Route() {
  return (
    <PaymentsScreen
      load={usePayments()}
      loadWriter={async (payments) => {
        const { writePayments } = await import('./writePayments.ts');
        return () => writePayments(payments);
      }}
      onPrint={() => window.print()}
    />
  );
}
