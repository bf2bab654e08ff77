/** A voucher code as it is sent: case and outer blanks do not matter to the server (operations.md, section 3). */
export function voucherCode(typed: string): string {
  return typed.trim().toUpperCase();
}
