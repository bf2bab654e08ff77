import type { Database } from '../../core/database.ts';
import { dayOf, monthBefore, type SeedMonth } from '../../shared/seedDates.ts';
import { earningsIn, sumReais } from '../earnings.ts';

type Withdrawal = Database['withdrawals'][number];
type Draft = Pick<Withdrawal, 'status' | 'notes' | 'bank_account_refused'> & {
  /** Day of the next month on which it was paid. */
  paidOn?: number;
};

const refused =
  'Dados bancários divergentes: o CPF do titular da conta não confere com o do cadastro. O valor volta a ser pago no ciclo seguinte à correção.';

/** Status of the withdrawal of a month's earnings, by months ago. */
const outcomes: Record<number, Draft[]> = {
  1: [{ status: 'pending', notes: 'Em análise pelo financeiro.' }],
  6: [
    { status: 'cancelled', notes: refused, bank_account_refused: true },
    { status: 'paid', notes: 'Reenvio após correção dos dados bancários.', paidOn: 20 },
  ],
  9: [{ status: 'paid', notes: 'Transferência por PIX.', paidOn: 10 }],
};
const usual: Draft[] = [{ status: 'paid', notes: null, paidOn: 10 }];

/** The afternoon of a day. */
function paidAt(month: SeedMonth, day: number): string {
  return new Date(`${dayOf(month, day)}T14:30:00-03:00`).toISOString();
}

function withdrawalsOf(
  userId: number,
  months: number[],
  earnings: Database['earnings'],
  now: Date,
): Omit<Withdrawal, 'id'>[] {
  const mine = earnings.filter((row) => row.user_id === userId);
  return months.flatMap((age) => {
    const { year, month }: SeedMonth = monthBefore(now, age);
    const amount = sumReais(earningsIn(mine, { mes: month, ano: year }, now).map((row) => row.amount));
    if (amount === 0) return [];
    return (outcomes[age] ?? usual).map(({ paidOn, ...outcome }) => ({
      user_id: userId,
      month,
      year,
      amount,
      ...outcome,
      paid_at: paidOn === undefined ? null : paidAt(monthBefore(now, age - 1), paidOn),
    }));
  });
}

/**
 * The withdrawals of the demo members: one per month of earnings, the latest pending, an old one
 * canceled and repeated.
 */
export function seedWithdrawals(earnings: Database['earnings'], now: Date): Withdrawal[] {
  const rows = [
    ...withdrawalsOf(2, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], earnings, now),
    ...withdrawalsOf(4, [6, 5, 4, 3, 2, 1], earnings, now),
  ];
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}
