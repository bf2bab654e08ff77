import { useUsedVouchers } from '../shared/useLists.ts';
import { UsedVouchersScreen } from './UsedVouchersScreen.tsx';

/** `/assinatura/vouchers-usados`: every voucher the member has used (spec, section 2). */
export function Route() {
  return <UsedVouchersScreen load={useUsedVouchers()} />;
}
