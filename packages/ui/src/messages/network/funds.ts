import type { Values } from '../values.ts';

/** Texts of the community funds `/perfil/fundos` (docs/specification.md#funds). */
export const fundsMessages = {
  title: 'Fundos Comunitários',
  loading: 'Carregando os fundos',
  loadingHistory: 'Carregando o histórico dos fundos',
  loadFailed: 'Erro ao buscar dados dos fundos.',
  none: 'Nenhum fundo no momento.',

  /* Values of type and tipo */
  typeLabels: { community: 'Fundo da comunidade', promoter: 'Fundo do promotor' },

  shortLabels: { community: 'Comunidade', promoter: 'Promotor' },

  /* History */
  history: 'Histórico',
  noHistory: 'Nenhuma premiação ainda.',
  date: 'Data',
  type: 'Tipo',
  prize: 'Prêmio',
  winner: 'Vencedor',
  lastWinner: ({ winner, date }: Values<'winner' | 'date'>) => `Último prêmio: ${winner}, ${date}`,
  noWinner: 'sem vencedor',
  noPrizeYet: 'Nenhum prêmio ainda.',

  /* Filter by fund */
  filter: 'Fundo',
  all: 'Todos',
  noneOfFund: 'Nenhuma premiação deste fundo ainda.',
} as const;
