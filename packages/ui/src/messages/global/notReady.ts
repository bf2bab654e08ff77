/** Texts of the page that stands at a path of the route table whose screen is not built yet. */
export const notReadyMessages = {
  title: 'Esta página ainda não está pronta.',
  help: 'Estamos trabalhando nela. O resto do portal funciona normalmente.',
  documentTitle: 'Página em construção',
  goBack: 'Voltar para a página anterior',
  goHome: 'Ir para a página inicial',
  goToProfile: 'Ir para o perfil',
  goToCatalogue: 'Ver o catálogo de cursos',
} as const;
