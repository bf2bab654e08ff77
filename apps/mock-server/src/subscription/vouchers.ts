import { isTodayOrLater } from '@raiz/api-client/rules';
import type { VoucherRow, World } from '../core/world.ts';
import { nextId } from '../shared/nextId.ts';

/** A voucher code as stored: trimmed, in capitals. */
function storedCode(code: string): string {
  return code.trim().toUpperCase();
}

/** The voucher of a code if it is valid today. */
export function validVoucher(world: Pick<World, 'vouchers'>, code: string, now: Date): VoucherRow | undefined {
  const voucher = world.vouchers.find((row) => row.code === storedCode(code));
  return voucher && (voucher.valid_until === null || isTodayOrLater(voucher.valid_until, now)) ? voucher : undefined;
}

/** Whether a person has used a voucher: each works once per person. */
export function hasUsedVoucher(world: Pick<World, 'usedVouchers'>, userId: number, code: string): boolean {
  return world.usedVouchers.some(
    (row) => row.user_id === userId && storedCode(row.code ?? row.codigo ?? '') === storedCode(code),
  );
}

/** Records that a person used a voucher. */
export function useVoucher(world: Pick<World, 'usedVouchers'>, userId: number, code: string, now: Date): void {
  const id = nextId(world.usedVouchers.map((row) => row.id));
  world.usedVouchers.push({ user_id: userId, id, code: storedCode(code), used_at: now.toISOString() });
}
