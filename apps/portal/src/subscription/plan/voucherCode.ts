/** A voucher code as sent: upper case and trimmed (docs/api-decisions.md#applyvoucher). */
export function voucherCode(typed: string): string {
  return typed.trim().toUpperCase();
}
