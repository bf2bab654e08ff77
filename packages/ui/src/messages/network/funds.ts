/** Texts of the community funds `/perfil/fundos` (docs/specification.md#funds). */
export const fundsMessages = {
  title: 'Fundos Comunitários',
  loading: 'Carregando os fundos',
  loadingHistory: 'Carregando o histórico dos fundos',
  loadFailed: 'Erro ao buscar dados dos fundos.',
  none: 'Nenhum fundo no momento.',

  /* Values of type and tipo */
  typeWords: { community: 'Fundo da comunidade', promoter: 'Fundo do promotor' },

  /* History */
  history: 'Histórico',
  noHistory: 'Nenhuma premiação ainda.',
  date: 'Data',
  type: 'Tipo',
  prize: 'Prêmio',
  winner: 'Vencedor',
  withoutDate: 'Sem data',
} as const;
