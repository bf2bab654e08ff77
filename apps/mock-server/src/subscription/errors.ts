/** The subscription area's own refusals, as the contract's examples have them (operations.md, section 3). */
export const subscriptionErrors = {
  voucherUseless: { error: 'Voucher inválido ou expirado.', code: 'voucher_invalido' },
  voucherUsed: { error: 'Voucher já utilizado.', code: 'voucher_ja_utilizado' },
  nothingToCancel: { error: 'Não há assinatura ativa para cancelar.', code: 'sem_assinatura_ativa' },
} as const;
