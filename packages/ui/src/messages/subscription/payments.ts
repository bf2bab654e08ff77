import { statusLabels } from '../../components/domain/Badge/statusLabels.ts';
import type { Values } from '../values.ts';

/**
 * Texts of the payment history `/assinatura/pagamentos` (docs/specification.md#payment-history).
 */
export const paymentsMessages = {
  title: 'Histórico de pagamentos',
  loading: 'Carregando seus pagamentos',
  loadFailed: ({ reason }: Values<'reason'>) => `Erro ao buscar pagamentos: ${reason}`,
  noneHelp: 'Seus pagamentos aparecerão aqui.',
  date: 'Data',
  amount: 'Valor',
  status: 'Status',
  method: 'Forma de pagamento',
  options: 'Ver opções',
  total: 'Total pago',
  undated: 'Sem data',
  paidInYear: ({ total }: Values<'total'>) => `Pago: ${total}`,
  exportCsv: 'Baixar CSV',
  print: 'Imprimir',
  count: {
    none: 'Nenhum pagamento ainda.',
    one: '1 pagamento',
    many: ({ count }: Values<'count'>) => `${count} pagamentos`,
  },
  statusLabels: statusLabels.payment,
  gatewayLabels: { cartao: 'Cartão', voucher: 'ativado via voucher' },
} as const;
