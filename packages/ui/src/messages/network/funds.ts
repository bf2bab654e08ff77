/** Texts of the community funds `/perfil/fundos` (spec, sections 2, 3 and 8). */
export const fundsMessages = {
  title: 'Fundos Comunitários',
  loading: 'Carregando os fundos',
  loadingHistory: 'Carregando o histórico dos fundos',
  loadFailed: 'Erro ao buscar dados dos fundos.',
  none: 'Nenhum fundo no momento.',

  /* Values of type and tipo (spec, section 3) */
  typeWords: { community: 'Fundo da comunidade', promoter: 'Fundo do promotor' },

  /* History (spec, section 3) */
  history: 'Histórico',
  noHistory: 'Nenhuma premiação ainda.',
  date: 'Data',
  type: 'Tipo',
  prize: 'Prêmio',
  winner: 'Vencedor',
} as const;
