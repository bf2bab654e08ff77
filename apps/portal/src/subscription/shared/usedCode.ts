import type { Received } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';

/** The code of a used voucher, sent as `code` or as `codigo`. */
export function usedCode({ code, codigo }: Pick<Received<'VoucherUsado'>, 'code' | 'codigo'>): string {
  return code?.trim() || codigo?.trim() || emptyValue;
}
