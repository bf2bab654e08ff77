/** The anchor of `/assinatura` that moves the focus to the voucher field. */
export const voucherAnchor = '#voucher';
