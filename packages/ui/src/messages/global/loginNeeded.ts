/**
 * Sentences of the login screen after opening a page that needs a login (docs/specification.md#login-needed). The keys
 * are the names of the portal's pages, `admin` for all pages of administrators, and `other` for pages without a
 * sentence.
 */
export const loginNeededMessages = {
  referrals: 'Você precisa estar logado para ver sua rede de indicações.',
  earnings: 'Você precisa estar logado para ver seus ganhos.',
  earningsPanel: 'Você precisa estar logado para ver seus ganhos detalhados.',
  videos: 'Você precisa estar logado para ver seus vídeos e conquistas.',
  qualifications: 'Você precisa estar logado para ver suas qualificações.',
  funds: 'Você precisa estar logado para ver os fundos comunitários.',
  withdrawals: 'Você precisa estar logado para ver seus saques.',
  profile: 'Você precisa estar logado para ver seu perfil.',
  subscription: 'Você precisa estar logado para ver as opções de assinatura.',
  mySubscription: 'Você precisa estar logado para ver sua assinatura.',
  payments: 'Você precisa estar logado para ver seus pagamentos.',
  usedVouchers: 'Você precisa estar logado para ver seus vouchers.',
  course: 'Você precisa estar logado para ver o conteúdo do curso.',
  lesson: 'Você precisa estar logado para ver esta aula.',
  myCourses: 'Você precisa estar logado para ver seus cursos.',
  certificates: 'Você precisa estar logado para ver seus certificados.',
  admin: 'Você precisa estar logado para ver a área de administração.',
  other: 'Você precisa estar logado para ver esta página.',
} as const;
