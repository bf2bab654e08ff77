import type { Schemas } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';

/** The code of a used voucher, which comes as `code` or as `codigo` (spec, section 3). */
export function usedCode({ code, codigo }: Schemas['VoucherUsado']): string {
  return code?.trim() || codigo?.trim() || emptyValue;
}
