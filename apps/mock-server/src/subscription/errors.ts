/** The subscription area's error answers, as in the contract's examples. */
export const subscriptionErrors = {
  voucherUseless: { error: 'Voucher inválido ou expirado.', code: 'voucher_invalido' },
  voucherUsed: { error: 'Voucher já utilizado.', code: 'voucher_ja_utilizado' },
  nothingToCancel: { error: 'Não há assinatura ativa para cancelar.', code: 'sem_assinatura_ativa' },
} as const;
