import { statusLabels } from '../../components/domain/Badge/statusLabels.ts';
import type { Values } from '../values.ts';

/** Texts of the withdrawals `/perfil/saques` (docs/specification.md#withdrawals). */
export const withdrawalsMessages = {
  title: 'Saques',
  loading: 'Carregando seus saques',
  loadFailed: 'Erro ao buscar saques.',
  none: 'Você ainda não tem saques.',
  noneHelp: 'Seus saques e o status de cada um aparecerão aqui.',
  tableCaption: 'Seus saques',
  month: 'Mês',
  amount: 'Valor',
  status: 'Status',
  paidOn: ({ date }: Values<'date'>) => `Pago em ${date}`,
  pendingOf: ({ month }: Values<'month'>) => `a receber de ${month}`,
  pendingOfMany: ({ count }: Values<'count'>) => `a receber em ${count} saques`,
  noPending: 'a receber',
  paid: ({ total }: Values<'total'>) => `já\u00A0recebido:\u00A0${total}`,
  lastPaid: ({ date }: Values<'date'>) => `último em ${date}`,
  account: ({ account }: Values<'account'>) => `Conta de destino ${account}`,
  /* The link after a note, when the bank account was rejected */
  correctData: 'Corrija os dados no perfil',
  paidInYear: ({ total }: Values<'total'>) => `Pago: ${total}`,
  withoutYear: 'Sem data',

  /* Values of status */
  statusLabels: statusLabels.withdrawal,
  bankMissing: 'Cadastre seus dados bancários para receber seus saques.',
  goToBank: 'Cadastrar dados bancários',
} as const;
