export { PaymentCanceledScreen as Route } from './PaymentCanceledScreen.tsx';
