import { answerWith } from '../../stories/mock.ts';

const row = { id: 1, earning_date: '2026-11-02', amount: 62.5, bonus_type: 'direct', level: 1, id_assinante: 31 };

/** Two earnings of November 2026, of R$ 62,50 and R$ 12,50. */
export const twoEarnings = [row, { ...row, id: 2, amount: 12.5, bonus_type: 'indirect' }];

/** The server's totals: of these two earnings, and of one of R$ 300,00 that is not in the list. */
const totals = {
  totaisPorTipo: [
    { bonus_type: 'direct', total: 62.5 },
    { bonus_type: 'indirect', total: 12.5 },
    { bonus_type: 'diamond', total: 300 },
  ],
  totaisPorMes: [{ mes: 11, ano: 2026, total: 375 }],
};

/** Answers with rows and with totals of R$ 375,00. */
export function answerEarnings(ganhos: readonly unknown[]): void {
  answerWith('GET', '/ganhos/detalhados', 200, { ...totals, ganhos });
}

/** A line below a list that does not add up to the server's totals. */
export const rowsDiffer = 'Os lançamentos não somam o total: a lista pode estar incompleta.';
