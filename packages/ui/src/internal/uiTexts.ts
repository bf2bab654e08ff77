/**
 * Words the design system needs by itself, each one the default of a prop that replaces it. Sentences of the
 * specification are not here: screens hand them in from the message catalogue. Words of what only few pages show are in
 * files of their own beside this one, since these are loaded by every page.
 */
export const uiTexts = {
  opensInNewTab: '(abre em nova aba)',
  loading: 'Carregando...',
  busy: 'Aguarde...',
  retry: 'Tentar novamente',
  close: 'Fechar',
  cancel: 'Cancelar',
  dismiss: 'Dispensar',
  skipToContent: 'Ir para o conteúdo',
  showPassword: 'Mostrar senha',
  copy: 'Copiar',
  copied: 'Copiado!',
  copyFailed: 'Não foi possível copiar. O texto está selecionado: copie-o pelo teclado ou pelo menu.',
  openMenu: 'Abrir menu',
  menu: 'Menu',
  mainNavigation: 'Principal',
  breadcrumbs: 'Você está em',
  completed: 'Concluída',
  unpublished: '(não publicada)',
  fixFields: 'Confira os campos abaixo',
  optional: '(opcional)',
  clear: 'Limpar',
  cpfDoubtful: 'Confira os números do CPF.',
  themeSystem: 'Tema: automático',
  themeLight: 'Tema: claro',
  themeDark: 'Tema: escuro',
} as const;
