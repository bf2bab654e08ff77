/** End of an address of `/assinatura` that starts in the field of the voucher. */
export const voucherAnchor = '#voucher';
