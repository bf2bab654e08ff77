/** Sentences about an ended session (docs/specification.md#session). */
export const sessionMessages = {
  restored: 'O que você digitou e não salvou está aqui: confira e salve.',
  ended: 'Sua sessão expirou. Entre novamente para continuar.',
  returnToPage: 'Voltar para onde eu estava',
} as const;

/** The dialog before leaving unsaved text. */
export const leaveMessages = {
  title: 'Sair sem salvar?',
  question: 'O que você digitou ainda não foi salvo.',
  saved: 'O texto espera por você nesta aba.',
  discarded: 'Ao sair da conta, o texto é apagado.',
  stay: 'Continuar editando',
  confirm: 'Sair sem salvar',
  logOut: 'Sair da conta sem salvar',
} as const;
