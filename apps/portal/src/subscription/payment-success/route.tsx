import { PaymentSuccessScreen } from './PaymentSuccessScreen.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** `/pagamento-sucesso`: waits for the payment to be booked, and never keeps anyone there (spec, section 2). */
export function Route() {
  return <PaymentSuccessScreen confirmation={useConfirmation()} />;
}
