/** Names of the pages of the network, where each of them leads to the others. */
export const networkLinksMessages = {
  label: 'Mais da sua rede',
  referrals: 'Rede de indicações',
  qualifications: 'Qualificações',
  earnings: 'Ganhos do mês',
  earningsPanel: 'Painel de ganhos',
  withdrawals: 'Saques',
  videos: 'Meus Vídeos e Conquistas',
  funds: 'Fundos Comunitários',
} as const;
