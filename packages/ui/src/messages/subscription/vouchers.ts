import type { Values } from '../values.ts';

/**
 * Texts of the used vouchers `/assinatura/vouchers-usados` (docs/specification.md#used-vouchers).
 */
export const vouchersMessages = {
  title: 'Vouchers usados',
  loading: 'Carregando seus vouchers',
  loadFailed: ({ reason }: Values<'reason'>) => `Erro ao buscar vouchers: ${reason}`,
  none: 'Nenhum voucher usado ainda.',
  noneHelp: 'Os vouchers que você usar aparecerão aqui.',
  code: 'Código',
  usedAt: 'Usado em',
} as const;
