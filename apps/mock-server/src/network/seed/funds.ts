import type { World } from '../../core/world.ts';
import { dayOf, monthBefore } from '../../shared/seedDates.ts';

/** The two community funds, in reais. */
export function seedFunds(): World['funds'] {
  return [
    { type: 'community', amount: 48_732.57 },
    { type: 'promoter', amount: 12_905.4 },
  ];
}

type Prize = [tipo: string, premio: number | string, vencedor: string | null];

/** One prize per past month, the latest first: money, a thing, or without a winner. */
const prizes: Prize[] = [
  ['community', 1500, 'Beatriz Carvalho'],
  ['promoter', 'Viagem para Gramado (RS) com acompanhante', 'Otávio Magalhães'],
  ['community', 1250.5, 'Íris Guimarães'],
  ['promoter', 800, null],
  ['community', 'Notebook de 14 polegadas', 'João Pedro Assunção'],
  ['community', 2000, 'Mariana Souza'],
  ['promoter', 'Ingresso para a convenção anual', 'Fabíola Nóbrega'],
  ['community', 'Prêmio acumulado para o mês seguinte', null],
  ['promoter', 950.75, 'Sebastião Gonçalves'],
  ['community', 1100, 'Luíza Conceição'],
  ['promoter', 'Cesta de produtos da estação', 'Estêvão Brandão'],
  ['community', 1320.9, 'Antônia Valença'],
  ['promoter', 700, 'Rômulo Damasceno'],
  ['community', 'Viagem para Fernando de Noronha', 'Verônica Simões'],
];

/** The prizes of the funds, one on the last day of each of the past fourteen months. */
export function seedFundHistory(now: Date): World['fundHistory'] {
  return prizes.map(([tipo, premio, vencedor], index) => {
    const month = monthBefore(now, index + 1);
    return { data: dayOf(month, month.lastDay), tipo, premio, vencedor };
  });
}
