/**
 * Default texts of the primitives; a prop overrides each of them. The message catalogue lists them as `common`. Texts
 * that few pages need are in other files of this folder, because every page loads these.
 */
export const uiTexts = {
  opensInNewTab: '(abre em nova aba)',
  loading: 'Carregando...',
  wait: 'Aguarde...',
  retry: 'Tentar novamente',
  close: 'Fechar',
  cancel: 'Cancelar',
  skipToContent: 'Ir para o conteúdo',
  showPassword: 'Mostrar senha',
  copyFailed: 'Não foi possível copiar. O texto está selecionado: copie-o pelo teclado ou pelo menu.',
  breadcrumbs: 'Você está em',
  optional: '(opcional)',
  clear: 'Limpar',
} as const;
