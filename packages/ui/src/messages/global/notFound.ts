/** Texts of the page of every path outside the route table (docs/specification.md#not-found). */
export const notFoundMessages = {
  title: '404 - Página não encontrada',
  help: 'O endereço pode ter mudado ou ter sido digitado com erro.',
  goHome: 'Ir para a página inicial',
  goToCatalogue: 'Explorar Cursos',
  goToProfile: 'Ir para o perfil',
} as const;
