/** Names of the member's home and of the network's pages in the tabs between them. */
export const networkTabsMessages = {
  label: 'Mais da sua rede',
  profile: 'Resumo',
  referrals: 'Rede de indicações',
  qualifications: 'Qualificações',
  earnings: 'Ganhos do mês',
  earningsPanel: 'Painel de ganhos',
  withdrawals: 'Saques',
  videos: 'Meus Vídeos e Conquistas',
  funds: 'Fundos Comunitários',
} as const;
